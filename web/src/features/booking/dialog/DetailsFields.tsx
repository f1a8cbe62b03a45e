import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import TextArea from 'antd/es/input/TextArea';
import type { ChangeEvent } from 'react';
import { emailRules, nameRules, phoneRules } from './field-rules.js';
import { formatPhone } from './phone.js';

/** Typing goes on for a moment (milliseconds) before a field complains, of one thing at a time. */
const patient = { validateDebounce: 400, validateFirst: true };

/** Groups the digits only while the caret stands at the end; an edit in the middle must not move it. */
const groupedPhone = ({ target: { value, selectionEnd } }: ChangeEvent<HTMLInputElement>) =>
  selectionEnd === value.length ? formatPhone(value) : value;

export function DetailsFields() {
  return (
    <section className="booking-section">
      <h3 className="type-small-head">Your details</h3>
      <div className="booking-fields">
        <Form.Item name="first_name" label="First Name*" rules={nameRules} {...patient}>
          <Input autoComplete="given-name" />
        </Form.Item>
        <Form.Item name="last_name" label="Last Name*" rules={nameRules} {...patient}>
          <Input autoComplete="family-name" />
        </Form.Item>
        <Form.Item
          name="client_phone"
          label="Mobile Number*"
          rules={phoneRules}
          {...patient}
          getValueFromEvent={groupedPhone}
        >
          <Input type="tel" inputMode="tel" autoComplete="tel" />
        </Form.Item>
        <Form.Item
          name="client_email"
          label="Email Address*"
          rules={emailRules}
          {...patient}
          extra="You may leave this empty."
        >
          <Input type="email" inputMode="email" autoComplete="email" />
        </Form.Item>
        <Form.Item name="notes" label="Special Requests or Health Conditions" className="booking-wide">
          <TextArea rows={3} />
        </Form.Item>
      </div>
    </section>
  );
}
