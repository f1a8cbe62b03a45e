import { Empty } from 'antd';
import type { OfficeServiceDto } from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/load-failure-toast.js';
import { money } from '../../../shared/money.js';
import { CardsSkeleton } from '../CardsSkeleton.js';
import { useListOfficeServicesQuery } from '../catalog-api.js';
import { LoadedList } from '../LoadedList.js';
import { useFreshCatalog } from '../use-fresh-catalog.js';
import { ServiceCards } from './ServiceCards.js';
import '../records.css';

/** What the shop offers, to read. */
export function ServiceOfferings() {
  const query = useListOfficeServicesQuery({ includeRetired: false });
  useLoadFailureToast(query, 'Failed to load services');
  useFreshCatalog();
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
        none={<Empty image={null} description="No services found" className="record-none" />}
      >
        {(services) => <ServiceCards services={services} />}
      </LoadedList>
    </>
  );
}

/** Has its height before the figures are known. */
function Summary({ services }: { services: OfficeServiceDto[] | undefined }) {
  const durations = services?.map(({ duration }) => duration) ?? [];
  const prices = services?.map(({ price }) => price) ?? [];
  return (
    <dl className="record-summary">
      <Figure name="Total services" value={services ? String(services.length) : ''} />
      <Figure name="Duration" value={range(durations, String, ' min')} />
      <Figure name="Price" value={range(prices, money)} />
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="type-item">{value || '–'}</dd>
    </div>
  );
}

function range(values: number[], write: (value: number) => string, unit = ''): string {
  if (values.length === 0) return '';
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (least === most ? write(least) : `${write(least)} to ${write(most)}`) + unit;
}
