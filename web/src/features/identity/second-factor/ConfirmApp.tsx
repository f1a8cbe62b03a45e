import { Button, Form, Input } from 'antd';
import { normalizeText } from '../../../shared/normalize-text.js';
import { useEnableSecondFactorMutation, type SecondFactorSecretDto } from '../../../shared/api/generated.js';
import { parseProblem } from '../../../shared/api/problem.js';
import { toastError } from '../../../shared/api/error-message.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { Switcher } from '../../../shared/ui/layout/Switcher.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import styles from './second-factor.module.css';

const QrCode = onDemand(async () => (await import('antd/es/qr-code')).default);

interface ConfirmAppProps {
  secret: SecondFactorSecretDto;
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
}

/** Shows the secret for an authenticator app, and asks for its first code. */
export function ConfirmApp({ secret: { secret, uri }, onCodes, onCancel }: ConfirmAppProps) {
  const [form] = Form.useForm<{ code: string }>();
  const [enable, { isLoading }] = useEnableSecondFactorMutation();
  const submit = async ({ code }: { code: string }) => {
    const { data, error } = await enable({ firstCodeDto: { code } });
    if (data) return onCodes(data.recovery_codes);
    const message = parseProblem(error)?.errors?.[0]?.message;
    if (message) form.setFields([{ name: 'code', errors: [message] }]);
    else toastError(error, 'The second factor could not be turned on');
  };
  return (
    <Switcher from="tablet" className={styles.app}>
      <div className={styles.qr}>
        <QrCode
          aria-label="QR code with the key"
          value={uri}
          type="svg"
          size={196}
          bordered={false}
          color="#000000"
          bgColor="#ffffff"
        />
      </div>
      <Form form={form} layout="vertical" requiredMark={false} validateTrigger="onSubmit" onFinish={submit}>
        <p>Scan this with an authenticator app, or type the key into it:</p>
        <p className={styles.secret}>
          <code>{formatSecret(secret)}</code>
        </p>
        <Form.Item
          name="code"
          label="Code that the app shows"
          normalize={normalizeText}
          rules={[
            { required: true, pattern: /^\s*\d{3} ?\d{3}\s*$/, message: 'Enter the six digits that your app shows' },
          ]}
        >
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={7} className={styles.code} autoFocus />
        </Form.Item>
        <p className="second">You stay signed in here, and are signed out everywhere else.</p>
        <Cluster gap={12} lines={8} className={styles.actions}>
          <Button type="primary" htmlType="submit" disabled={isLoading}>
            Turn on
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </Cluster>
      </Form>
    </Switcher>
  );
}

/** Groups the secret in fours, to be typed. */
const formatSecret = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
