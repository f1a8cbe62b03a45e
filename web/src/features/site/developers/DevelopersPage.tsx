import { PlainPage } from '../pages/PlainPage.js';
import {
  answerSchema,
  apiText,
  type Operation,
  operations,
  requestSchema,
  resolveSchema,
  type Schema,
  toExample,
} from './api-description.js';
import { toCurl } from './to-curl.js';
import styles from './developers.module.css';

const topics = [...new Set(operations.map(({ tags: [topic = ''] }) => topic))];

/** The API for makers of other programs, drawn from its description. */
export function DevelopersPage() {
  const { origin } = location;
  const quickStart = ['listServices', 'listNextFreeTimes', 'createBooking'].flatMap(
    (id) => operations.find(({ operationId }) => operationId === id) ?? [],
  );
  return (
    <PlainPage title="Developers">
      {() => (
        <div className={styles.developers}>
          <p className="type-lead">Book for this shop, and read what it has, from a program of your own.</p>
          {apiText.split('\n\n').map((text) => (
            <p key={text}>{withCode(text)}</p>
          ))}
          <h2 className="type-item">Quick start</h2>
          <p>
            Ask the shop for a key, put it into the variable SPA_KEY of your shell, and find what can be booked, and
            when. Then book.
          </p>
          {quickStart.map((operation) => (
            <Code
              key={operation.operationId}
              label={`Example: ${operation.operationId}`}
              text={toCurl(origin, operation)}
            />
          ))}
          <Webhooks />
          {topics.map((topic) => (
            <section key={topic} aria-label={topic}>
              <h2 className="type-item">{topic}</h2>
              {operations
                .filter(({ tags }) => tags[0] === topic)
                .map((operation) => (
                  <OperationSection key={operation.operationId} operation={operation} origin={origin} />
                ))}
            </section>
          ))}
        </div>
      )}
    </PlainPage>
  );
}

/** What is sent to those who asked to be told. */
const Webhooks = () => (
  <section aria-label="Webhooks">
    <h2 className="type-item">Webhooks</h2>
    <p>
      Instead of asking again and again, give the shop an address that begins with https://. When a booking or payment
      changes, it gets a POST that says what happened and names the id to ask by; it may come twice, or out of order.
    </p>
    <Code label="A message" text={JSON.stringify(exampleMessage, null, 2)} />
    <p>
      Messages are signed by the <a href="https://www.standardwebhooks.com">Standard Webhooks</a> specification, with
      the headers <code>webhook-id</code>, <code>webhook-timestamp</code> and <code>webhook-signature</code>: check them
      with one of its libraries and the secret <code>whsec_…</code> that the shop has given you, before anything else.
      The id is the same whenever a message is sent again.
    </p>
    <p>
      Answer with any 2xx within 10 seconds. Otherwise it is sent again, later each time, for three days. 410 ends the
      webhook.
    </p>
  </section>
);

const exampleMessage = {
  type: 'booking.confirmed',
  timestamp: '2026-11-26T03:30:00.000Z',
  data: { booking_id: '0198a3c4-5d6e-7f80-9a1b-2c3d4e5f6071' },
};

function OperationSection({ operation, origin }: { operation: Operation; origin: string }) {
  const { method, path, summary, description, parameters, security } = operation;
  const [body, answer] = [requestSchema(operation), answerSchema(operation)];
  const scopes = security.flatMap(({ key = [] }) => key);
  return (
    <section className={styles.operation} aria-label={`${method} ${path}`}>
      <h3 className="type-small-head">
        <code>
          {method} /api{path}
        </code>
      </h3>
      {(summary || description) && <p>{withCode(`${summary ?? ''} ${description ?? ''}`)}</p>}
      <p className="second">{scopes.length === 3 ? 'Any key.' : `A key with ${scopes.join(' or ')}.`}</p>
      {parameters.length > 0 && (
        <Fields
          title="Parameters"
          fields={parameters.map(({ name, schema, description: text, required }) => ({
            name,
            schema: { ...resolveSchema(schema), ...(text && { description: text }) },
            isRequired: required ?? false,
          }))}
        />
      )}
      {body && <Fields title="Body" fields={toFields(body)} />}
      <details>
        <summary>Example</summary>
        <Code label="Request" text={toCurl(origin, operation)} />
        {answer && <Code label="Answer" text={JSON.stringify(toExample(answer), null, 2)} />}
      </details>
    </section>
  );
}

interface Field {
  name: string;
  schema: Schema;
  isRequired: boolean;
}

function toFields(schema: Schema): Field[] {
  const { properties = {}, required = [] } = resolveSchema(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    schema: resolveSchema(property),
    isRequired: required.includes(name),
  }));
}

const Fields = ({ title, fields }: { title: string; fields: Field[] }) => (
  <>
    <h4 className="type-small-head">{title}</h4>
    <dl className={styles.fields}>
      {fields.map(({ name, schema, isRequired }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> <span className="second">{isRequired ? 'required' : 'optional'}</span>
          </dt>
          <dd>{withCode(schema.description ?? schema.enum?.join(', ') ?? '')}</dd>
        </div>
      ))}
    </dl>
  </>
);

/** A text that can be scrolled sideways, by the keyboard as well. */
const Code = ({ label, text }: { label: string; text: string }) => (
  <pre className={styles.code} tabIndex={0} role="region" aria-label={label}>
    <code>{text}</code>
  </pre>
);

/** Shows what is between backquotes as code. */
const withCode = (text: string) =>
  text.split('`').map((part, nth) => (nth % 2 === 1 ? <code key={`${nth} ${part}`}>{part}</code> : part));
