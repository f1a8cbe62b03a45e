import { useState } from 'react';
import { useExplainPastSlotQuery, type PastDayDto } from '../../../shared/api/generated.js';
import { SelectField } from '../../../shared/ui/fields/SelectField.js';
import { NativeTimeField } from '../../../shared/ui/native-time-field/NativeTimeField.js';
import { LoadFailure } from '../../../shared/ui/load-failure/LoadFailure.js';

const LENGTHS = ['30', '45', '60', '75', '90', '120'] as const;

/** Explains why a start was not free at that moment. */
export function PastSlot({ day }: { day: PastDayDto }) {
  const therapists = day.therapists.flatMap(({ id, name }) => (id ? [{ value: id, label: name }] : []));
  const [chosen, setTherapist] = useState<string>();
  const [time, setTime] = useState('');
  const [minutes, setMinutes] = useState<(typeof LENGTHS)[number]>('60');
  const therapist = therapists.find(({ value }) => value === chosen)?.value ?? therapists[0]?.value ?? '';
  const query = { therapistId: therapist, date: day.date, seq: day.seq, time, minutes: Number(minutes) };
  const read = useExplainPastSlotQuery(query, { skip: !time || !therapist });
  const { currentData } = read;
  return (
    <section className="past-slot" aria-labelledby="past-slot">
      <h2 id="past-slot" className="type-item">
        Why was this not free then?
      </h2>
      <div className="past-fields">
        <SelectField label="Therapist" options={therapists} value={therapist} onChange={setTherapist} />
        <label className="past-field">
          Start
          <NativeTimeField label="Start" value={time} onChange={setTime} />
        </label>
        <SelectField
          label="Minutes"
          options={LENGTHS.map((value) => ({ value, label: `${value} minutes` }))}
          value={minutes}
          onChange={setMinutes}
        />
      </div>
      <div role="status">
        {!time && <p className="second">Choose a start.</p>}
        <LoadFailure what="Why it was not free" reads={[read]} />
        {currentData?.is_free && <p>It was free.</p>}
        {currentData && currentData.causes.length > 0 && (
          <ul className="past-causes">
            {currentData.causes.map((cause) => (
              <li key={cause}>{cause}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
