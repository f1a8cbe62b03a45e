import { useRestoreServiceMutation, type OfficeServiceDto } from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { LoadFailure } from '../../../shared/ui/load-failure/LoadFailure.js';
import { Rows } from '../../../shared/ui/rows/Rows.js';
import { useListOfficeServicesQuery } from '../catalog-api.js';
import { toastActionError } from '../records/save-toasts.js';

/** The retired services, each with a button that offers it again with its former treatments. */
export function RetiredServices() {
  const services = useListOfficeServicesQuery({ includeRetired: true });
  if (services.isError && !services.data) return <LoadFailure what="What is no longer offered" reads={[services]} />;
  const retired = services.data?.filter(({ is_retired }) => is_retired) ?? [];
  if (retired.length === 0) return null;
  return (
    <section className="retired-services" aria-labelledby="retired-services">
      <h2 id="retired-services" className="type-small-head">
        No longer offered
      </h2>
      <Rows>
        {retired.map((service) => (
          <RetiredService key={service.id} service={service} />
        ))}
      </Rows>
    </section>
  );
}

function RetiredService({ service: { id, name, version } }: { service: OfficeServiceDto }) {
  const [restore, { isLoading }] = useRestoreServiceMutation();
  const submit = async () => {
    const { error } = await restore({ id, versionDto: { version } });
    if (error) return toastActionError(error, 'Failed to restore service');
    toast(successToast(`${name} is offered again`));
  };
  return (
    <li>
      <span>{name}</span>
      <Button onClick={() => void submit()} disabled={isLoading} aria-label={`Restore ${name}`}>
        Restore
      </Button>
    </li>
  );
}
