import type { PastTodayDto } from '../../../../shared/api/generated.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { DescriptionList, type DescriptionItem } from '../../../../shared/ui/DescriptionList.js';
import { formatMinutes } from '../../../../shared/dates/format-minutes.js';

/** The figures of a day, as they were. */
export function PastTodayFigures({ today }: { today: PastTodayDto }) {
  const { rostered_minutes: rostered, booked_minutes: booked, paid, booked_value, arrivals, late, gaps } = today;
  const { expected, arrived, in_service, completed, no_shows } = arrivals;
  const figure = (label: string, value: string | number, note: string): DescriptionItem => [
    label,
    <>
      <span className="type-figure">{value}</span>
      <span className="second">{note}</span>
    </>,
  ];
  const came = [`${arrived} arrived`, `${in_service} in service`, `${completed} done`];
  return (
    <DescriptionList
      className="past-figures"
      items={[
        figure(
          'Utilisation',
          rostered > 0 ? `${Math.round((100 * booked) / rostered)}%` : 'No shifts',
          `${formatMinutes(booked)} of ${formatMinutes(rostered)}`,
        ),
        figure(
          'Paid that day',
          formatMoney(paid.total.net),
          `Booked value ${formatMoney(booked_value.done)}, ${formatMoney(booked_value.to_come)} to come`,
        ),
        figure('Still to come', expected, [...came, ...(no_shows > 0 ? [`${no_shows} no-show`] : [])].join(', ')),
        figure('Late', late.length, late[0] ? `Longest: ${formatClientName(late[0])}` : 'Nobody'),
        figure(
          'Gaps',
          gaps.length,
          `${formatMinutes(gaps.reduce((sum, { minutes }) => sum + minutes, 0))} free, each ${today.shortest_treatment} min or more`,
        ),
      ]}
    />
  );
}
