import type { Cents } from '../../kernel/money.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import type { DayTotals, DrawerEntry, MethodTotals } from '../domain/drawer-day.events.js';
import type { PaymentMethod } from '../domain/sale.events.js';
import { type Account, ACCOUNT_OF_METHOD, MONEY_METHODS, RETURN_ACCOUNT_OF_METHOD } from './accounts.js';

interface Moved {
  account: Account;
  taken: Cents;
  refunded: Cents;
  voided: Cents;
  paid_out: Cents;
  sold: Cents;
  redeemed: Cents;
}

const NOTHING = { taken: 0, refunded: 0, voided: 0 };

/** Reads from the ledger what a day has taken, without what moves without a sale; tips that were paid out are a sum of their own. */
export async function readDayTotals(tx: Transaction, { locationId, day, currency }: DrawerEntry): Promise<DayTotals> {
  const rows = await sql<Moved>(tx, totalsSql, [locationId, day, currency]);
  const find = (account: Account) => rows.find((row) => row.account === account);
  const certificates = find('gift_certificates_owed');
  const sumOf = (account: Account) => {
    const { taken, refunded, voided } = find(account) ?? NOTHING;
    return taken - refunded - voided;
  };
  const ofMethod = (method: PaymentMethod): MethodTotals[] => {
    const { taken: takenCents } = find(ACCOUNT_OF_METHOD[method]) ?? NOTHING;
    const { refunded: refundedCents, voided: voidedCents } = find(RETURN_ACCOUNT_OF_METHOD[method]) ?? NOTHING;
    if (!takenCents && !refundedCents && !voidedCents) return [];
    return [{ method, takenCents, refundedCents, voidedCents }];
  };
  return {
    methods: MONEY_METHODS.flatMap(ofMethod),
    tipsCents: -sumOf('tips_owed') || 0,
    paidOutTipsCents: find(ACCOUNT_OF_METHOD.cash)?.paid_out ?? 0,
    roundingCents: sumOf('rounding'),
    ...(certificates && { certificates: { soldCents: certificates.sold, redeemedCents: certificates.redeemed } }),
  };
}

const totalsSql = /* sql */ `
  select l.account,
    coalesce(sum(l.cents) filter (where e.type not in (
      'RefundGiven', 'SaleVoided', 'TipsPaidOut', 'TipPayoutVoided', 'GiftCertificateRefunded', 'GiftCertificateVoided'
    )), 0)::float8 as taken,
    coalesce(-sum(l.cents) filter (where e.type in ('RefundGiven', 'GiftCertificateRefunded')), 0)::float8 as refunded,
    coalesce(-sum(l.cents) filter (where e.type in ('SaleVoided', 'GiftCertificateVoided')), 0)::float8 as voided,
    coalesce(-sum(l.cents) filter (where e.type in ('TipsPaidOut', 'TipPayoutVoided')), 0)::float8 as paid_out,
    coalesce(-sum(l.cents) filter (where e.type like 'GiftCertificate%'), 0)::float8 as sold,
    coalesce(sum(l.cents) filter (where e.type not like 'GiftCertificate%'), 0)::float8 as redeemed
  from ledger_entries l join event_log e using (stream, version)
  where l.location_id = $1 and l.day = $2 and l.currency = $3
    and e.type not in ('DrawerOpened', 'DrawerClosed', 'DrawerReopened', 'OnlinePaymentReceived', 'OnlineRefundAsked',
      'OnlineRefundAnswered', 'DepositForfeited', 'DisputeNoted', 'DisputeMoneyMoved',
      'GatewayPayoutNoted', 'OpeningBalancesEntered', 'BookEntryVoided')
  group by l.account`;
