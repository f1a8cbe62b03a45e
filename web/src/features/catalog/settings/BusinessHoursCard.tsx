import { useState } from 'react';
import type { BusinessHours } from '../../../shared/api/generated.js';
import { formatTimeSpan } from '../../../shared/dates/dates.js';
import { TimeSelect } from '../../../shared/ui/fields/TimeSelect.js';
import { OnDemandChangePreview } from '../../../shared/relocation/ChangePreview.js';
import { OutsideOpeningTimes, useDescribeOutside } from '../../../shared/relocation/OutsideOpeningTimes.js';
import { compareValues } from '../../../shared/ui/conflict/compare-values.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { useWatch, useValues } from '../../../shared/ui/form/use-watch.js';
import { Checkbox } from '../../../shared/ui/inputs/Checkbox.js';
import { SettingCard, type SettingProps } from './card/SettingCard.js';
import type { CompareSettings } from './card/SettingConflictAlert.js';
import type { SavedSetting } from './card/setting-edit.js';
import { useSaveBusinessHoursMutation } from './settings-api.js';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Weekday = (typeof WEEKDAYS)[number];

export function BusinessHoursCard(props: SettingProps<BusinessHours>) {
  const [save] = useSaveBusinessHoursMutation();
  const describeOutside = useDescribeOutside();
  return (
    <SettingCard
      {...props}
      title="Business Hours"
      intro="Shown on the landing page as soon as they are saved; from then on visitors book within them."
      save={(editBusinessHoursDto) => save({ editBusinessHoursDto })}
      describeSaved={describeOutside}
      compare={compareHours}
    >
      <div className="hours">
        {WEEKDAYS.map((day) => (
          <DayHours key={day} day={day} />
        ))}
      </div>
      <HoursPreview saved={props.saved} />
    </SettingCard>
  );
}

const compareHours: CompareSettings<BusinessHours> = ({ opened, theirs, mine }) =>
  compareValues(
    WEEKDAYS.map((day) => {
      const [saved, entered, before] = [theirs, mine, opened].map((week) => formatHours(week[day]));
      return { label: toName(day), theirs: saved!, mine: entered!, before: before! };
    }),
  );

/** Shows on request what changed hours would do, once they are complete, and after each save what lies outside them. */
function HoursPreview({ saved: { value, version } }: { saved: SavedSetting<BusinessHours> }) {
  const [openedVersion] = useState(version);
  const week = useValues<BusinessHours>();
  const isComplete = WEEKDAYS.every((day) => {
    const hours = week?.[day];
    return hours && (hours.closed || (hours.open && hours.close && hours.open < hours.close));
  });
  const isOther = week && WEEKDAYS.some((day) => JSON.stringify(week[day]) !== JSON.stringify(value[day]));
  if (isOther) return <OnDemandChangePreview change={isComplete ? { business_hours: week } : undefined} />;
  return <OutsideOpeningTimes version={version} isJustSaved={version > openedVersion} />;
}

function DayHours({ day }: { day: Weekday }) {
  const isClosed = useWatch<boolean>([day, 'closed']);
  const name = toName(day);
  const requiredRule = { required: !isClosed, message: 'Please enter a time' };
  return (
    <fieldset className="hours-day">
      <legend>{name}</legend>
      <FormItem name={[day, 'open']} rules={[requiredRule]}>
        <TimeSelect label={`${name} open`} disabled={isClosed} />
      </FormItem>
      <span aria-hidden="true">to</span>
      <FormItem
        name={[day, 'close']}
        dependencies={[
          [day, 'open'],
          [day, 'closed'],
        ]}
        rules={[requiredRule, closesAfterOpening(day)]}
      >
        <TimeSelect isEnd label={`${name} close`} disabled={isClosed} />
      </FormItem>
      <FormItem name={[day, 'closed']} valuePropName="checked">
        <Checkbox aria-label={`${name} closed`}>Closed</Checkbox>
      </FormItem>
    </fieldset>
  );
}

const toName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);

function formatHours(hours: BusinessHours[Weekday] | undefined): string {
  if (hours?.closed) return 'closed';
  return hours?.open && hours.close ? formatTimeSpan(hours.open, hours.close) : 'none';
}

const closesAfterOpening =
  (day: Weekday) =>
  ({ getFieldValue }: { getFieldValue: (name: string) => BusinessHours[Weekday] }) => ({
    validator: () => {
      const { open, close, closed } = getFieldValue(day);
      return closed || !open || !close || close > open
        ? Promise.resolve()
        : Promise.reject(new Error('Close time must be after open time'));
    },
  });
