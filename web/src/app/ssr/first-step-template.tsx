import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import {
  FirstStep,
  FirstStepFrame,
  FirstStepMonth,
  FirstStepTimes,
} from '../../features/booking/dialog/first-step/FirstStep.js';
import { baseApi } from '../../shared/api/base-api.js';
import {
  api,
  type DayAvailabilityDto,
  type LandingDto,
  type MonthAvailabilityDto,
  type TimeSlotDto,
} from '../../shared/api/generated.js';

export interface FirstStepProps {
  /** Availability with any therapist in the month that the dialog opens with, and in the month after it. */
  months: MonthAvailabilityDto[];
  /** The days of both months that can be chosen. */
  days: DayAvailabilityDto[];
}

/**
 * Renders the first step of the booking dialog, for visitors who press Book before its code has loaded: the step as it
 * opens, and the parts that are swapped in for another month or a chosen day. It uses the form's own components;
 * features/booking/dialog/first-step/first-step.ts shows it.
 * @param styles addresses of the style sheets that must be loaded before it is shown
 */
export function firstStepTemplate(landing: LandingDto, { months, days }: FirstStepProps, styles: string[]): string {
  const store = configureStore({ reducer: { [baseApi.reducerPath]: baseApi.reducer } });
  const therapistId = landing.unassigned_therapist_id;
  // The shop's times, which every day lists; their ends are not shown.
  const times = (days[0]?.slots ?? []) as unknown as TimeSlotDto[];
  const groups = groupByTimes(days);
  const [, following] = months;
  store.dispatch(
    api.util.upsertQueryEntries([
      { endpointName: 'getShop', arg: undefined, value: landing.shop },
      ...months.map((month) => ({
        endpointName: 'getMonthAvailability' as const,
        arg: { month: month.month },
        value: month,
      })),
      { endpointName: 'listTimeSlots', arg: undefined, value: times },
      { endpointName: 'getUnassignedTherapist', arg: undefined, value: { id: therapistId, name: '' } },
      ...groups.map(([day]) => ({
        endpointName: 'getDayAvailability' as const,
        arg: { date: day.date, therapistId },
        value: day,
      })),
    ]),
  );
  const [date = '', time = ''] = landing.shop.local_now.split('T');
  const now = { date, time: time.slice(0, 5) };
  return renderToStaticMarkup(
    <Provider store={store}>
      <template id="first-step" data-styles={styles.join(' ')}>
        <FirstStepFrame>
          <FirstStep now={now} />
        </FirstStepFrame>
        {following && (
          <template data-month={following.month}>
            <FirstStepMonth now={now} date={following.days[0]?.date} />
          </template>
        )}
        {groups.map(([day, ...others]) => (
          <template key={day.date} data-days={[day, ...others].map(({ date }) => date).join(' ')}>
            <FirstStepTimes now={now} date={day.date} />
          </template>
        ))}
      </template>
    </Provider>,
    { identifierPrefix: 'first-step-' },
  );
}

type DayGroup = [DayAvailabilityDto, ...DayAvailabilityDto[]];

/**
 * Groups the days with the same times, which are rendered once. A day without a free time is a group of its own, since
 * its message names it.
 */
function groupByTimes(days: DayAvailabilityDto[]): DayGroup[] {
  const groups = new Map<string, DayGroup>();
  for (const day of days) {
    const isOpen = day.slots.some(({ available }) => available);
    const key = isOpen ? JSON.stringify(day.slots) : day.date;
    groups.set(key, [...(groups.get(key) ?? []), day] as DayGroup);
  }
  return [...groups.values()];
}
