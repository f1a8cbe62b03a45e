import type { OwnWaitingEntryDto } from '../../../shared/api/generated.js';
import { formatLongDate, formatTime } from '../../../shared/dates/dates.js';
import { DescriptionList, type DescriptionItem } from '../../../shared/ui/DescriptionList.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { OutcomePage } from '../outcome/pages/OutcomePage.js';
import { formatWindow } from './format-window.js';
import type { OwnWaitingEntry } from './use-own-waiting-entry.js';

/** The page of an entry that still waits, also after its offer was withdrawn by the shop or has lapsed. */
export function StillWaitingPage({ own, entry }: { own: OwnWaitingEntry; entry: OwnWaitingEntryDto }) {
  const gone = entry.withdrawn_offer ?? entry.lapsed_offer;
  return (
    <OutcomePage
      title="You are on the waiting list"
      picture="result-request"
      sentence={`${entry.first_name}, we'll email you ${gone ? 'if another time that suits you' : 'as soon as a time'} opens up. Nothing is booked until you accept it.`}
    >
      {gone && (
        <p className="outcome-page-moved">
          The time we offered you, {formatLongDate(gone.date)}, {formatTime(gone.time)},{' '}
          {entry.withdrawn_offer ? 'is no longer free' : 'was not accepted in time and is no longer held for you'}. You
          are still on the list, in the same place.
        </p>
      )}
      <DescriptionList
        items={[
          ['Service', entry.service_name],
          ['Therapist', entry.therapist_name ?? 'Any therapist'],
          ...entry.windows.map((window): DescriptionItem => [formatLongDate(window.date), formatWindow(window)]),
        ]}
      />
      {own.refusal && <p role="alert">{own.refusal}</p>}
      <div className="outcome-page-actions">
        <Button size="large" isLoading={own.isSending} onClick={own.leave}>
          Leave the waiting list
        </Button>
      </div>
    </OutcomePage>
  );
}
