import { useState } from 'react';
import {
  useAddClosureMutation,
  useListPublicHolidaysQuery,
  type ClosureDto,
  type HolidayDto,
  type HolidaysDto,
} from '../../../../../shared/api/generated.js';
import { OnDemandChangePreview } from '../../../../../shared/relocation/ChangePreview.js';
import { toast } from '../../../../../shared/toast/toast.js';
import { RetryButton } from '../../../../../shared/ui/load-failure/RetryButton.js';
import { Dialog } from '../../../../../shared/ui/dialog/Dialog.js';
import { toastSaveError } from '../../../records/save-toasts.js';
import { formatCount } from '../../../../../shared/format-count.js';
import { savedToast } from '../closure-text.js';
import { HolidayChoice } from './HolidayChoice.js';
import { HolidayScope } from './HolidayScope.js';
import { toOpenHolidays } from './open-holidays.js';

interface HolidaysDialogProps {
  closures: ClosureDto[];
  today: string;
  onClosed: () => void;
}

/** A dialog that adds public holidays as closures. */
export function HolidaysDialog({ closures, today, onClosed }: HolidaysDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [isAdding, setAdding] = useState(false);
  const [year, setYear] = useState(Number(today.slice(0, 4)));
  const [region, setRegion] = useState('');
  const [ticked, setTicked] = useState<string[]>([]);
  const { data, isFetching, isError, refetch } = useListPublicHolidaysQuery({ year, region });
  const [add] = useAddClosureMutation();
  const open = toOpenHolidays(data?.holidays ?? [], closures);
  const chosen = open.filter(({ date }) => ticked.includes(date));

  const submit = async () => {
    setAdding(true);
    const added: ClosureDto[] = [];
    for (const { date, name } of chosen) {
      const { data, error } = await add({ newClosureDto: { name, first_date: date, last_date: date } });
      if (error) {
        toastSaveError(error, `Failed to add ${name}`);
        return setAdding(false);
      }
      added.push(data);
    }
    toast(savedToast(`${formatCount(chosen.length, 'closure')} added`, added));
    setOpen(false);
  };

  return (
    <Dialog
      open={isOpen}
      title="Public Holidays"
      okText={`Add ${formatCount(chosen.length, 'Closure')}`}
      isBusy={isAdding}
      isOkDisabled={isFetching || chosen.length === 0}
      onOk={submit}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      width={468}
    >
      <HolidayScope holidays={data} firstYear={Number(today.slice(0, 4))} {...{ year, setYear, setRegion }} />
      <div className="holidays" aria-busy={isFetching}>
        {isError && (
          <p>
            The public holidays could not be loaded. <RetryButton onRetry={refetch} />
          </p>
        )}
        {!data && !isError && <HolidaysSkeleton />}
        {data && open.length === 0 && <p>{formatNone(data, year)}</p>}
        <HolidayChoice holidays={open} chosen={chosen.map(({ date }) => date)} onChoose={setTicked} />
      </div>
      <div className="holidays-preview">
        <OnDemandChangePreview
          change={chosen.length > 0 ? { closures: chosen.map(toClosedDay) } : undefined}
          title="Bookings on public holidays"
        />
      </div>
    </Dialog>
  );
}

const HolidaysSkeleton = () => (
  <div className="holidays-skeleton" role="status" aria-label="Loading the public holidays">
    {Array.from({ length: 8 }, (_, row) => (
      <span key={row} className="skeleton" />
    ))}
  </div>
);

const toClosedDay = ({ date }: HolidayDto) => ({ first_date: date, last_date: date });

const formatNone = ({ regions, holidays }: HolidaysDto, year: number) =>
  regions.length === 0 && holidays.length === 0
    ? 'No public holidays are known for this year in the shop’s time zone.'
    : `All that are known for ${year} are closures already, or have passed.`;
