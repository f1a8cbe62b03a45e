import { Form, Input } from 'antd';
import { WordsList } from './WordsList.js';

/** The shop's own words on the landing page. */
export function LandingWordsFields() {
  return (
    <>
      <h3 className="type-small-head setting-part">Words of the landing page</h3>
      <div className="setting-columns">
        <Words name={['services']} label="Beside the services" longest={300} />
        <Words name={['team']} label="Beside the therapists" longest={300} />
        <Words name={['directions']} label="Directions, below the address" longest={200} />
        <Words name={['about', 'title']} label="Story: heading" longest={100} />
        <Words name={['about', 'lead']} label="Story: opening" longest={400} />
        <Words name={['about', 'text']} label="Story: text" longest={1000} />
        <Words name={['testimonial', 'quote']} label="Testimonial: quote" longest={400} />
        <Words name={['testimonial', 'person']} label="Testimonial: who says it" longest={100} />
      </div>
      <WordsList
        name="needs"
        label="Where to begin"
        most={6}
        add="Add a Need"
        parts={[
          { key: 'need', label: 'What a visitor comes with', longest: 60, isNeeded: true },
          { key: 'word', label: 'A word of the service that fits', longest: 40, isNeeded: true },
        ]}
      />
      <WordsList
        name="reasons"
        label="Reasons to come"
        most={8}
        add="Add a Reason"
        parts={[
          { key: 'title', label: 'Reason', longest: 60, isNeeded: true },
          { key: 'text', label: 'In a sentence', longest: 200, isNeeded: false },
        ]}
      />
    </>
  );
}

function Words({ name, label, longest }: { name: string[]; label: string; longest: number }) {
  return (
    <Form.Item name={['words', ...name]} label={label}>
      {longest > 100 ? <Input.TextArea autoSize={{ minRows: 2 }} maxLength={longest} /> : <Input maxLength={longest} />}
    </Form.Item>
  );
}
