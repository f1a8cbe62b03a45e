import type { TherapistRecordDto } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';

/** The parts of a therapist's own record that only the shop can change. */
export function ReadOnlyDetails({ profile }: { profile: TherapistRecordDto }) {
  const { name, hourly_rate, rating, specialties } = profile;
  return (
    <section aria-labelledby="read-only-details" className="profile-details">
      <h2 id="read-only-details" className="type-small-head">
        Set by the shop
      </h2>
      <dl>
        <DetailRow name="Name" value={name} />
        <DetailRow name="Hourly rate" value={hourly_rate === null ? '–' : formatMoney(hourly_rate)} />
        <DetailRow name="Rating" value={`${rating.toFixed(1)} of 5`} />
        <DetailRow name="Specialties" value={specialties.join(', ') || '–'} />
      </dl>
      <p className="second">To have these changed, contact an administrator.</p>
    </section>
  );
}

function DetailRow({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
