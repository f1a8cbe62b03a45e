import { useEffect, useState } from 'react';
import type { SaleDto } from '../../../shared/api/generated.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { UNDO_SECONDS, useUndoPayment } from './use-undo-payment.js';

interface UndoLatestProps {
  sale: SaleDto;
  paymentId: string;
}

/** Undoes the payment that was just taken, where the keyboard is: a panel keeps it from messages. */
export function UndoLatest({ sale: { id, payments }, paymentId }: UndoLatestProps) {
  const undo = useUndoPayment();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), UNDO_SECONDS * 1_000);
    return () => clearTimeout(timer);
  }, []);
  const isKept = payments.some((each) => each.id === paymentId && each.refunded === 0);
  if (isOver || !isKept) return null;
  return (
    <Button variant="text" onClick={() => void undo(id, paymentId)}>
      Undo the payment
    </Button>
  );
}
