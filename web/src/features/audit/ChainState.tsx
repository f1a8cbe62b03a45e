import { Button } from 'antd';
import { useCheckActionLogChainMutation, useGetActionLogChainQuery } from '../../shared/api/generated.js';
import { toast } from '../../shared/toast.js';

/** How far the log is sealed, and whether every seal holds. */
export function ChainState() {
  const { data: chain } = useGetActionLogChainQuery();
  const [check, { data: checked, isLoading }] = useCheckActionLogChainMutation();
  const verify = () =>
    check()
      .unwrap()
      .catch(() => toast({ title: 'Error', description: 'Failed to verify the action log', destructive: true }));
  const seq = checked?.verified_seq ?? chain?.sealed_seq;
  return (
    <div className="log-chain" data-broken={checked?.complaint ? true : undefined}>
      <p role="status">
        {seq === undefined && 'Reading the seals'}
        {seq !== undefined && `${checked ? 'Verified' : 'Sealed'} up to entry ${seq.toLocaleString('en')}.`}
        {checked?.complaint && <strong> {checked.complaint}</strong>}
      </p>
      <p className="log-chain-head">
        Head <code>{checked?.head ?? chain?.head}</code>
      </p>
      <Button onClick={verify} loading={isLoading}>
        Verify
      </Button>
    </div>
  );
}
