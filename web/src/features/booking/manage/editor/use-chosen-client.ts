import { useEffect, useEffectEvent } from 'react';
import { useGetClientQuery } from '../../../../shared/api/generated.js';
import type { Editor } from './use-booking-editor.js';

/** Fills in the client for whom a new booking was begun; anything typed meanwhile stays. */
export function useChosenClient({ draft, change }: Editor, clientId: string | undefined): void {
  const { data: client } = useGetClientQuery({ id: clientId ?? '' }, { skip: !clientId });
  const fill = useEffectEvent(() => {
    if (!client || draft.client_name || draft.client_phone) return;
    change({
      client_id: client.id,
      client_name: client.name,
      client_phone: client.phone,
      client_email: client.email ?? '',
    });
  });
  useEffect(() => fill(), [client]);
}
