import type { HypotheticalChangeDto, RelocationChoiceDto, RelocationPlanDto } from '../../api/generated.js';
import { FormItem } from '../../ui/form/FormItem.js';
import { Checkbox } from '../../ui/inputs/Checkbox.js';
import { TextArea } from '../../ui/inputs/TextArea.js';
import { ClosedShifts } from '../ClosedShifts.js';
import { listedLabel, offersLabel, planLabel } from '../relocation-labels.js';
import { groupByOutcome, type RelocationOptions } from './relocation-request.js';
import { RelocationRow } from '../RelocationRow.js';

interface RelocationPlanProps {
  plan: RelocationPlanDto;
  change: HypotheticalChangeDto;
  choices: RelocationChoiceDto[];
  options: RelocationOptions;
  onChoose: (choice: RelocationChoiceDto | undefined, bookingId: string) => void;
  onOptions: (part: Partial<RelocationOptions>) => void;
}

/** The displaced bookings with their places, and the mails to their clients. */
export function RelocationPlan({ plan, change, choices, options, onChoose, onOptions }: RelocationPlanProps) {
  const { moves, cancelled } = groupByOutcome(plan.rows);
  return (
    <>
      <p role="status" className="relocation-summary">
        {planLabel(plan)}
      </p>
      <ul role="list" className="relocation-rows" aria-label="Bookings to move" tabIndex={0}>
        {plan.rows.map((row) => (
          <RelocationRow key={row.booking.id} row={row} change={change} choices={choices} onChoose={onChoose} />
        ))}
      </ul>
      {plan.offers > 0 && <p className="second">{offersLabel(plan)}.</p>}
      <ClosedShifts plan={plan} />
      {listedLabel(plan) && <p className="second">{listedLabel(plan)}</p>}
      {cancelled.length > 0 && (
        <FormItem label="Reason for the cancellation *" htmlFor="relocation-reason">
          <TextArea
            id="relocation-reason"
            rows={2}
            maxLength={500}
            value={options.reason}
            onChange={({ target }) => onOptions({ reason: target.value })}
          />
        </FormItem>
      )}
      <div className="relocation-told">
        {cancelled.length > 0 && (
          <Checkbox
            checked={options.notifiesCancelled}
            onChange={(isChecked) => onOptions({ notifiesCancelled: isChecked })}
          >
            Email the clients whose booking is cancelled
          </Checkbox>
        )}
        {moves.length > 0 && (
          <Checkbox checked={options.notifiesMoved} onChange={(isChecked) => onOptions({ notifiesMoved: isChecked })}>
            Email the clients whose booking moves
          </Checkbox>
        )}
      </div>
    </>
  );
}
