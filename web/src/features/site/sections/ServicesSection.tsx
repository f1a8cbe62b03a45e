import type { LandingWords, NeedWords, ServiceDto } from '../../../shared/api/generated.js';
import { findCover } from '../../../shared/ui/art/cover.js';
import { formatMoney } from '../../../shared/money/money.js';
import {
  formatFromPrice,
  formatMinutes,
  groupServices,
  type ServiceGroup,
} from '../../../shared/services/service-groups.js';
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
  const groups = groupServices(services);
  return (
    <section id="services" className={classes(styles.services, site.band)} aria-labelledby="services-title">
      <div className={styles.servicesSide}>
        <h2 id="services-title" className="type-h2">
          Services
        </h2>
        {copy && groups.length > 0 && <p className="type-lead">{formatServicesLead(groups.length, copy.services)}</p>}
        <NeedLinks needs={copy?.needs ?? []} groups={groups} />
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
          {groups.map((group) => (
            <ServiceRow key={group.id} group={group} onBook={onBook} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ServiceRowProps extends Pick<SiteActions, 'onBook'> {
  group: ServiceGroup;
}

function ServiceRow({ group, onBook }: ServiceRowProps) {
  const { id, name, services } = group;
  const described = services.find(({ description }) => description);
  return (
    <li id={`service-${id}`} className={styles.service}>
      <img
        className={styles.serviceCover}
        src={findCover({ id, name })}
        alt=""
        width="320"
        height="210"
        loading="lazy"
      />
      <div className={styles.serviceWords}>
        <h3 id={`service-name-${id}`} className="type-item">
          {name}
        </h3>
        <p className="second">{described?.description}</p>
        {services.length > 1 && <Variants group={group} onBook={onBook} />}
      </div>
      <p className={styles.servicePrice}>
        <span className="money">{formatFromPrice(group)}</span>{' '}
        <span className="third">{formatMinutes(group)} mins</span>
      </p>
      <button
        type="button"
        className="button button-small"
        data-books="chosen"
        aria-describedby={`service-name-${id}`}
        onClick={() => onBook({ service_id: id })}
      >
        Book This Service
      </button>
    </li>
  );
}

/** The variants of a treatment, each of which opens the dialog with it chosen. */
function Variants({ group: { name, services }, onBook }: ServiceRowProps) {
  return (
    <ul role="list" className={styles.variants} aria-label={`Variants of ${name}`}>
      {services.map(({ id, variant, price }) => (
        <li key={id}>
          <button type="button" className="link" data-books="chosen" onClick={() => onBook({ service_id: id })}>
            <span className="visually-hidden">Book</span> {variant}, {formatMoney(price)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Links from a visitor's complaint to the service for it; one without a service is left out. */
function NeedLinks({ needs, groups }: { needs: NeedWords[]; groups: ServiceGroup[] }) {
  const hints = needs.flatMap(({ need, word }) => {
    const group = groups.find(({ name }) => name.includes(word));
    return group ? [{ need, word, href: `#service-${group.id}` }] : [];
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
