import type { TherapistRecordDto } from '../../../shared/api/generated.js';
import { money } from '../../../shared/money.js';

/** What one reads of one's record and cannot change. */
export function FixedFacts({ profile }: { profile: TherapistRecordDto }) {
  const { name, hourly_rate, rating, specialties } = profile;
  return (
    <section aria-labelledby="fixed-facts" className="profile-facts">
      <h2 id="fixed-facts" className="type-small-head">
        Set by the shop
      </h2>
      <dl>
        <Fact name="Name" value={name} />
        <Fact name="Hourly rate" value={hourly_rate === null ? '–' : money(hourly_rate)} />
        <Fact name="Rating" value={`${rating.toFixed(1)} of 5`} />
        <Fact name="Specialties" value={specialties.join(', ') || '–'} />
      </dl>
      <p className="second">To have these changed, contact an administrator.</p>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
