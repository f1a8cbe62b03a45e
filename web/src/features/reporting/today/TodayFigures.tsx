import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TodayDto } from '../../../shared/api/generated.js';
import { BookingLink } from '../../../shared/booking-link/BookingLink.js';
import { METHOD_LABELS } from '../../../shared/money/method-labels.js';
import { formatMoney } from '../../../shared/money/money.js';
import { type Statistic, StatisticCards } from '../StatisticCards.js';
import { formatMinutes } from '../../../shared/dates/format-minutes.js';
import { formatLeftOutCurrencies } from '../report-labels.js';
import { formatClientName } from '../../../shared/clients/format-client-name.js';
import { formatCount } from '../../../shared/format-count.js';
import styles from './today.module.css';

/** The day in five figures; each opens its bookings. */
export function TodayFigures({ today }: { today: TodayDto | undefined }) {
  return (
    <StatisticCards
      columns={5}
      className={styles.figures}
      aria-busy={!today}
      statistics={today ? toFigures(today) : PLACEHOLDERS}
    />
  );
}

const DEFINITIONS = {
  Utilisation:
    'Confirmed and completed bookings with the cleanup behind each, of all shifts less leave and blocks. Bookings with Any Available count as well.',
  'Paid today':
    'Money taken today less what was given back. Booked value: prices of today’s completed bookings; to come: of those that are confirmed.',
  'Still to come': 'Confirmed bookings of today whose clients are not here yet.',
  Late: 'Confirmed bookings whose start has passed while the client is not here.',
  Gaps: 'Stretches of shifts from now on that nobody has booked, at least as long as the shortest treatment.',
};

const PLACEHOLDERS: Statistic[] = Object.entries(DEFINITIONS).map(([label, definition]) => ({
  label,
  definition,
  value: undefined,
}));

function toFigures(today: TodayDto): Statistic[] {
  const { date, rostered_minutes: rostered, booked_minutes: booked, paid, booked_value, arrivals, late, gaps } = today;
  const day = `/bookings?view=day&date=${date}`;
  const inState = (state: string) => `/bookings?date=${date}&status=confirmed&state=${state}`;
  const listed = (status: string) => `/bookings?date=${date}&status=${status}`;
  const figure = (label: keyof typeof DEFINITIONS, value: ReactNode, note: ReactNode): Statistic => ({
    label,
    definition: DEFINITIONS[label],
    value,
    note,
  });
  return [
    figure(
      'Utilisation',
      <Link to={day}>{rostered > 0 ? `${Math.round((100 * booked) / rostered)}%` : 'No shifts'}</Link>,
      <>
        <span className={styles.share} aria-hidden="true">
          <span style={{ width: `${rostered > 0 ? Math.min(100, (100 * booked) / rostered) : 0}%` }} />
        </span>
        {formatMinutes(booked)} of {formatMinutes(rostered)}
      </>,
    ),
    figure(
      'Paid today',
      <Link to={`/admindashboard?tab=money&start=${date}&end=${date}`}>{formatMoney(paid.total.net)}</Link>,
      <>
        {paid.methods.map(({ method, net }) => (
          <span key={method}>
            {METHOD_LABELS[method]} {formatMoney(net)}
          </span>
        ))}
        <Link to={listed('completed')}>Booked value {formatMoney(booked_value.done)}</Link>
        <Link to={listed('confirmed')}>{formatMoney(booked_value.to_come)} to come</Link>
        {formatLeftOutCurrencies(paid.currency, paid.other_currencies, 'money')}
        {formatLeftOutCurrencies(booked_value.currency, booked_value.other_currencies)}
      </>,
    ),
    figure(
      'Still to come',
      <Link to={inState('expected')}>{arrivals.expected}</Link>,
      <>
        <Link to={inState('arrived')}>{arrivals.arrived} arrived</Link>
        <Link to={inState('in_service')}>{arrivals.in_service} in service</Link>
        <Link to={listed('completed')}>{arrivals.completed} done</Link>
        {arrivals.no_shows > 0 && <Link to={listed('no_show')}>{formatCount(arrivals.no_shows, 'no-show')}</Link>}
      </>,
    ),
    figure(
      'Late',
      late.length === 1 ? (
        <BookingLink id={late[0]!.id}>1</BookingLink>
      ) : (
        <Link to={inState('late')}>{late.length}</Link>
      ),
      late[0] ? <BookingLink id={late[0].id}>Longest: {formatClientName(late[0])}</BookingLink> : 'Nobody',
    ),
    figure(
      'Gaps',
      <Link to={day}>{gaps.length}</Link>,
      `${formatMinutes(gaps.reduce((sum, { minutes }) => sum + minutes, 0))} free, each ${today.shortest_treatment} min or more`,
    ),
  ];
}
