import type { LandingWords, NeedWords, ServiceDto } from '../../../shared/api/generated.js';
import { findCover } from '../../../shared/ui/art/cover.js';
import { formatMoney } from '../../../shared/money/money.js';
import { formatServicesLead } from '../services-lead.js';
import type { SiteActions } from '../landing/site-actions.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './services.module.css';
import site from '../site.module.css';

interface ServicesSectionProps extends Pick<SiteActions, 'onBook'> {
  services?: ServiceDto[];
  copy?: LandingWords;
  loading: boolean;
  failed: boolean;
  onReload: () => void;
}

export function ServicesSection({ services = [], copy, loading, failed, onReload, onBook }: ServicesSectionProps) {
  return (
    <section id="services" className={classes(styles.services, site.band)} aria-labelledby="services-title">
      <div className={styles.servicesSide}>
        <h2 id="services-title" className="type-h2">
          Services
        </h2>
        {copy && services.length > 0 && (
          <p className="type-lead">{formatServicesLead(services.length, copy.services)}</p>
        )}
        <NeedLinks needs={copy?.needs ?? []} services={services} />
      </div>
      {loading ? (
        <div className={styles.serviceList} aria-busy="true">
          {[1, 2, 3, 4, 5, 6, 7].map((row) => (
            <div key={row} className={classes(styles.service, styles.serviceEmpty)}>
              <div className={classes('skeleton', styles.serviceCover)} />
            </div>
          ))}
        </div>
      ) : (
        <ul role="list" className={styles.serviceList}>
          {failed && (
            <li className={styles.servicesFailed}>
              The treatments could not be loaded.{' '}
              <button type="button" className="link" onClick={onReload}>
                Load again
              </button>
            </li>
          )}
          {services.map((service) => (
            <ServiceRow key={service.id} service={service} onBook={onBook} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ServiceRow({ service, onBook }: { service: ServiceDto } & Pick<SiteActions, 'onBook'>) {
  return (
    <li id={`service-${service.id}`} className={styles.service}>
      <img className={styles.serviceCover} src={findCover(service)} alt="" width="320" height="210" loading="lazy" />
      <div className={styles.serviceWords}>
        <h3 id={`service-name-${service.id}`} className="type-item">
          {service.name}
        </h3>
        <p className="second">{service.description}</p>
      </div>
      <p className={styles.servicePrice}>
        <span className="money">{formatMoney(service.price)}</span>{' '}
        <span className="third">{service.duration} mins</span>
      </p>
      <button
        type="button"
        className="button button-small"
        data-books="chosen"
        aria-describedby={`service-name-${service.id}`}
        onClick={() => onBook({ service_id: service.id })}
      >
        Book This Service
      </button>
    </li>
  );
}

/** Links from a visitor's complaint to the service for it; one without a service is left out. */
function NeedLinks({ needs, services }: { needs: NeedWords[]; services: ServiceDto[] }) {
  const hints = needs.flatMap(({ need, word }) => {
    const service = services.find(({ name }) => name.includes(word));
    return service ? [{ need, word, href: `#service-${service.id}` }] : [];
  });
  if (hints.length === 0) return null;
  return (
    <div className={styles.begin}>
      <h3 className="type-small-head">Where to begin</h3>
      <dl>
        {hints.map(({ need, word, href }) => (
          <div key={word}>
            <dt className="second">{need}</dt>
            <dd>
              <a className="link" href={href}>
                {word}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
