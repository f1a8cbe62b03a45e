import type { OfficeAddOnDto, OfficeServiceDto } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState.js';
import { PlusIcon } from '../../../shared/ui/icons.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { useListOfficeAddOnsQuery } from '../catalog-api.js';
import { CardsSkeleton } from '../records/CardsSkeleton.js';
import { LoadedList } from '../records/LoadedList.js';
import { fromRefetch } from '../records/use-edit-baseline.js';
import { useEditDialog } from '../records/use-edit-dialog.js';

const AddOnDialog = onDemand(async () => (await import('./AddOnDialog.js')).AddOnDialog);

const FAILURE = 'Failed to load add-ons';
const ADDED = 'new-add-on';

/** What can be booked beside the treatments; admins change it. */
export function AddOns({ services }: { services: OfficeServiceDto[] | undefined }) {
  const query = useListOfficeAddOnsQuery();
  const { shown, isOpen, open, close, clear } = useEditDialog(services && query.data, ADDED);
  useLoadFailureToast(query, FAILURE);
  return (
    <>
      <div className="add-ons-head">
        <p className="second">
          What clients can add to a treatment, such as hot stones: it makes the booking longer and dearer.
        </p>
        <Button icon={<PlusIcon />} onClick={() => open(ADDED)}>
          Add Add-on
        </Button>
      </div>
      <LoadedList
        query={query}
        skeleton={<CardsSkeleton of="add-ons" />}
        failure={FAILURE}
        none={<EmptyState text="No add-ons yet. Add the first one." className="record-none" />}
      >
        {(addOns) => (
          <ul role="list" className="record-cards" aria-label="Add-ons">
            {addOns.map((addOn) => (
              <AddOnCard key={addOn.id} addOn={addOn} services={services} onEdit={() => open(addOn.id)} />
            ))}
          </ul>
        )}
      </LoadedList>
      {shown && services && (
        <AddOnDialog
          key={shown === 'new' ? 'new' : shown.id}
          opened={shown === 'new' ? undefined : shown}
          services={services}
          latest={fromRefetch(query.refetch)}
          isOpen={isOpen}
          onClose={close}
          onClosed={clear}
        />
      )}
    </>
  );
}

interface AddOnCardProps {
  addOn: OfficeAddOnDto;
  services: OfficeServiceDto[] | undefined;
  onEdit: () => void;
}

function AddOnCard({ addOn, services = [], onEdit }: AddOnCardProps) {
  const { name, minutes, price, service_ids, is_active } = addOn;
  const fitting = services.filter(({ id }) => service_ids.includes(id)).map((service) => service.name);
  return (
    <li className="record-card">
      <h2 className="type-small-head">{name}</h2>
      <p className="record-figures">
        <span className="money">+{formatMoney(price)}</span>
        {minutes > 0 && <span>+{minutes} min</span>}
        {!is_active && <span className="second">Not offered</span>}
      </p>
      <p className="second record-text">
        {fitting.length === services.length && fitting.length > 1 ? 'All treatments' : fitting.join('; ')}
      </p>
      <p className="record-actions">
        <Button onClick={onEdit} aria-label={`Edit ${name}`}>
          Edit
        </Button>
      </p>
    </li>
  );
}
