import type { OfficeServiceDto } from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { formatMoney } from '../../../shared/money/money.js';
import { EmptyPanel } from '../../../shared/ui/load-failure/EmptyPanel.js';
import { CardsSkeleton } from '../records/CardsSkeleton.js';
import { useListOfficeServicesQuery } from '../catalog-api.js';
import { LoadedList } from '../records/LoadedList.js';
import { ServiceCards } from './ServiceCards.js';
import '../records/records.css';

/** The shop's services, read-only. */
export function ServiceOfferings() {
  const query = useListOfficeServicesQuery({ includeRetired: false });
  useLoadFailureToast(query, 'Failed to load services');
  return (
    <>
      <title>Service Offerings</title>
      <header className="page-head">
        <h1 className="type-page">Service Offerings</h1>
      </header>
      <p className="second record-note">To have a service changed, contact an administrator.</p>
      <Summary services={query.data} />
      <LoadedList
        query={query}
        skeleton={<CardsSkeleton of="services" />}
        failure="Failed to load services"
        none={<EmptyPanel text="No services found" />}
      >
        {(services) => <ServiceCards services={services} />}
      </LoadedList>
    </>
  );
}

/** The services' number, durations and prices. Keeps its height while they load. */
function Summary({ services }: { services: OfficeServiceDto[] | undefined }) {
  const durations = services?.map(({ duration }) => duration) ?? [];
  const prices = services?.map(({ price }) => price) ?? [];
  return (
    <dl className="record-summary">
      <Statistic name="Total services" value={services ? String(services.length) : ''} />
      <Statistic name="Duration" value={formatRange(durations, String, ' min')} />
      <Statistic name="Price" value={formatRange(prices, formatMoney)} />
    </dl>
  );
}

function Statistic({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="type-item">{value || '–'}</dd>
    </div>
  );
}

function formatRange(values: number[], write: (value: number) => string, unit = ''): string {
  if (values.length === 0) return '';
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return (min === max ? write(min) : `${write(min)} to ${write(max)}`) + unit;
}
