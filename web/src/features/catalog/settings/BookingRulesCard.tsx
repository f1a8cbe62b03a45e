import { useState } from 'react';
import type { BookingRules } from '../../../shared/api/generated.js';
import { OnDemandChangePreview } from '../../../shared/relocation/ChangePreview.js';
import { OutsideOpeningTimes, useDescribeOutside } from '../../../shared/relocation/OutsideOpeningTimes.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { useWatch, useValues } from '../../../shared/ui/form/use-watch.js';
import { RadioGroup } from '../../../shared/ui/inputs/RadioGroup.js';
import { QuantityField } from './card/QuantityField.js';
import { OverlapAlert } from './OverlapAlert.js';
import { SettingCard, type SettingProps } from './card/SettingCard.js';
import type { SavedSetting } from './card/setting-edit.js';
import { SettingSwitch } from './card/SettingSwitch.js';
import { useSaveBookingRulesMutation } from './settings-api.js';

const INTRO = 'How much of a therapist’s day a booking takes. A change applies to every booking from today on.';

const START_ONLY =
  'Start slot only: a booking takes only its start time, so another one with the same therapist may begin before it ends.';
const OUTSIDE_HOURS = 'Visitors may book outside business hours and on closures';
const DESK_PICKS = 'The desk picks who is offered a time that came free';
const DESK_PICKS_NOTE =
  'Otherwise it is offered at once to the first client on the waiting list whom it suits, from 8:00 AM to 8:00 PM.';
const BY_MAIL = 'Confirm by email before a time is held';
const BY_MAIL_NOTE =
  'Visitors confirm a booking by the link in an email. Its time is held for 15 minutes, then released. Visitors without an email address cannot book online.';
const VISITS = 'Visitors may book several treatments in one visit, and for two';
const VISITS_NOTE =
  'One after the other, or at the same time with two therapists. All of it is confirmed at once, or nothing is booked.';
const VISITS_BY_MAIL_NOTE =
  'Not available while bookings are confirmed by email: several times would be held for visitors who may never confirm.';
const ASSIGN_AT_ONCE = 'Assign Any Available at once';
const ASSIGN_NOTE =
  'The booking is confirmed with a free therapist: first whoever keeps the day without a gap too short to book, then whoever has the fewest booked minutes. Otherwise it waits for the shop.';

export function BookingRulesCard(props: SettingProps<BookingRules>) {
  const [save] = useSaveBookingRulesMutation();
  const describeOutside = useDescribeOutside();
  const [error, setError] = useState<unknown>();
  return (
    <SettingCard
      {...props}
      title="Booking Rules"
      intro={INTRO}
      save={(editBookingRulesDto) => save({ editBookingRulesDto })}
      describeSaved={async (rules) => (rules.book_outside_business_hours ? undefined : describeOutside())}
      onError={setError}
    >
      <FormItem name="slot_occupancy" label="Slot occupancy" extra={START_ONLY}>
        <RadioGroup
          className="setting-choices"
          options={[
            { value: 'start_only', label: 'Start slot only' },
            { value: 'full_duration', label: 'Full duration of the service' },
          ]}
        />
      </FormItem>
      <Buffer />
      <div className="setting-switches">
        <SettingSwitch name="book_outside_business_hours" label={OUTSIDE_HOURS} />
        <SettingSwitch name="assign_any_available" label={ASSIGN_AT_ONCE} note={ASSIGN_NOTE} />
        <SettingSwitch name="confirm_by_mail" label={BY_MAIL} note={BY_MAIL_NOTE} />
        <VisitsSwitch />
        <SettingSwitch name="desk_picks_offers" label={DESK_PICKS} note={DESK_PICKS_NOTE} />
      </div>
      <RulesPreview saved={props.saved} />
      <OverlapAlert error={error} />
    </SettingCard>
  );
}

function VisitsSwitch() {
  const isByMail = useWatch('confirm_by_mail') === true;
  return (
    <SettingSwitch name="visitors_book_visits" label={VISITS} note={isByMail ? VISITS_BY_MAIL_NOTE : VISITS_NOTE} />
  );
}

/** Shows on request what changed rules would do, and after each save what the opening times leave outside. */
function RulesPreview({ saved: { value: saved, version } }: { saved: SavedSetting<BookingRules> }) {
  const [openedVersion] = useState(version);
  const values = useValues<BookingRules>();
  const isOther =
    values &&
    (values.slot_occupancy !== saved.slot_occupancy ||
      values.cleanup_buffer_minutes !== saved.cleanup_buffer_minutes ||
      values.book_outside_business_hours !== saved.book_outside_business_hours);
  if (!isOther)
    return version > openedVersion && !saved.book_outside_business_hours ? (
      <OutsideOpeningTimes version={version} isJustSaved />
    ) : null;
  const isComplete = typeof values.cleanup_buffer_minutes === 'number';
  return <OnDemandChangePreview change={isComplete ? { booking_rules: { ...saved, ...values } } : undefined} />;
}

function Buffer() {
  const isFull = useWatch('slot_occupancy') === 'full_duration';
  return (
    <QuantityField
      name="cleanup_buffer_minutes"
      label="Cleanup buffer"
      min={0}
      max={240}
      step={1}
      unit="minutes"
      help={isFull ? 'Kept free after each booking.' : 'Applies only where bookings take their full duration.'}
      disabled={!isFull}
    />
  );
}
