import { normalizeText } from '../../../shared/normalize-text.js';
import { useEnableSecondFactorMutation, type SecondFactorSecretDto } from '../../../shared/api/generated.js';
import { parseProblem } from '../../../shared/api/problem.js';
import { toastError } from '../../../shared/api/error-message.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Form } from '../../../shared/ui/form/Form.js';
import { FormItem } from '../../../shared/ui/form/FormItem.js';
import { useForm } from '../../../shared/ui/form/use-form.js';
import { TextInput } from '../../../shared/ui/inputs/TextInput.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { Switcher } from '../../../shared/ui/layout/Switcher.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import styles from './second-factor.module.css';

const QrCode = onDemand(async () => (await import('../../../shared/ui/QrCode.js')).QrCode);

interface ConfirmAppProps {
  secret: SecondFactorSecretDto;
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
}

/** Shows the secret for an authenticator app, and asks for its first code. */
export function ConfirmApp({ secret: { secret, uri }, onCodes, onCancel }: ConfirmAppProps) {
  const form = useForm<{ code: string }>();
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
        <QrCode aria-label="QR code with the key" value={uri} />
      </div>
      <Form form={form} validatesOnSubmit onSubmit={submit}>
        <p>Scan this with an authenticator app, or type the key into it:</p>
        <p className={styles.secret}>
          <code>{formatSecret(secret)}</code>
        </p>
        <FormItem
          name="code"
          label="Code that the app shows"
          normalize={normalizeText}
          rules={[
            { required: true, pattern: /^\s*\d{3} ?\d{3}\s*$/, message: 'Enter the six digits that your app shows' },
          ]}
        >
          <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={7} className={styles.code} autoFocus />
        </FormItem>
        <p className="second">You stay signed in here, and are signed out everywhere else.</p>
        <Cluster gap={12} lines={8} className={styles.actions}>
          <Button variant="primary" isSubmit disabled={isLoading}>
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
