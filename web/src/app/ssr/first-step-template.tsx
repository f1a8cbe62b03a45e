import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { FirstStep, FirstStepFrame } from '../../features/booking/dialog/first-step/FirstStep.js';
import { baseApi } from '../../shared/api/base-api.js';
import {
  api,
  type DayAvailabilityDto,
  type LandingDto,
  type MonthAvailabilityDto,
  type TimeSlotDto,
} from '../../shared/api/generated.js';

export interface FirstStepProps {
  /** Of the calendar that the dialog opens with, of anybody. */
  month: MonthAvailabilityDto;
  /** Days to choose without the application. */
  days: DayAvailabilityDto[];
}

/**
 * The first step of the booking dialog for who presses Book before its code is there: as it opens, and as it is with one of
 * the days chosen. The form's own components render it; features/booking/dialog/first-step/first-step.ts shows it.
 * @param styles addresses of the style sheets without which it must not be seen
 */
export function firstStepTemplate(landing: LandingDto, { month, days }: FirstStepProps, styles: string[]): string {
  const store = configureStore({ reducer: { [baseApi.reducerPath]: baseApi.reducer } });
  const therapistId = landing.unassigned_therapist_id;
  // The shop's, as every day lists them; what they end at is not shown.
  const times = (days[0]?.slots ?? []) as unknown as TimeSlotDto[];
  store.dispatch(
    api.util.upsertQueryEntries([
      { endpointName: 'getShop', arg: undefined, value: landing.shop },
      { endpointName: 'getMonthAvailability', arg: { month: month.month }, value: month },
      { endpointName: 'listTimeSlots', arg: undefined, value: times },
      { endpointName: 'getUnassignedTherapist', arg: undefined, value: { id: therapistId, name: '' } },
      ...days.map((day) => ({
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
        {days.map((day) => (
          <template key={day.date} data-day={day.date}>
            <FirstStep now={now} date={day.date} />
          </template>
        ))}
      </template>
    </Provider>,
    { identifierPrefix: 'first-step-' },
  );
}
