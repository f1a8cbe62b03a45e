import { useCheckActionLogChainMutation, useGetActionLogChainQuery } from '../../../shared/api/generated.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { formatChainCheck } from './log-labels.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import styles from './action-logs.module.css';

/** The extent of the hash chain, and the result of its last check. */
export function ChainState() {
  const { data: chain, isError } = useGetActionLogChainQuery(undefined, { refetchOnMountOrArgChange: true });
  const [check, { isLoading }] = useCheckActionLogChainMutation();
  const now = useShopNow();
  const verify = () =>
    check()
      .unwrap()
      .catch(() => toast(errorToast('Failed to verify the action log')));
  return (
    <Cluster gap={16} lines={4} className={styles.chain}>
      <p role="status">
        {!chain && (isError ? 'The seals could not be read.' : 'Reading the seals.')}
        {chain && now && `Sealed up to entry ${chain.sealed_seq.toLocaleString('en')}. ${formatChainCheck(chain, now)}`}
        {chain?.complaint && <strong> {chain.complaint}</strong>}
      </p>
      <Button onClick={verify} isLoading={isLoading}>
        Verify
      </Button>
      <p className={styles.chainHead}>
        {chain ? (
          <>
            Head <code>{chain.head}</code>
          </>
        ) : (
          '\u00a0'
        )}
      </p>
    </Cluster>
  );
}
