import type { EntityManager } from '@mikro-orm/postgresql';
import { countRows, findViolations } from '../../platform/integrity/find-violations.js';
import { type CheckResult, ChecksIntegrity, type IntegrityCheck } from '../../platform/integrity/integrity-check.js';

@ChecksIntegrity(
  'Every journal entry and every day of an exported journal sums to zero, the balances are what the entries come to, receipts, credit notes, gift certificates and Z-reports are numbered without a gap, no cash is booked on a day after its close, and the pay of therapists is of what was sold of tips in the ledger, and gift certificates hold what the ledger owes for them',
)
export class LedgerCheck implements IntegrityCheck {
  async run(em: EntityManager): Promise<CheckResult> {
    return {
      counts: {
        'lines of the ledger': await countRows(em, 'select count(*) as n from ledger_entries'),
        sales: await countRows(em, 'select count(*) as n from sales'),
        'gift certificates': await countRows(em, 'select count(*) as n from gift_certificates'),
      },
      violations: [
        ...(await findViolations(em, 'journal entries that do not sum to zero', unbalancedSql)),
        ...(await findViolations(
          em,
          'days of exported journals whose debits are not their credits',
          unbalancedExportsSql,
        )),
        ...(await findViolations(em, 'balances that the entries do not come to', wrongBalancesSql)),
        ...(await findViolations(em, 'closed days whose cash is not what was closed', wrongClosesSql)),
        ...(await findViolations(em, 'days whose pay is not that of the ledger', wrongPaySql)),
        ...(await findViolations(
          em,
          'currencies whose gift certificates hold another sum than is owed',
          wrongCertificatesSql,
        )),
        ...(await findViolations(em, 'kinds of papers with a number missing or used twice', wrongNumbersSql)),
      ],
    };
  }
}

const unbalancedSql = /* sql */ `
  select stream, version, currency from ledger_entries group by stream, version, currency having sum(cents) <> 0`;

const unbalancedExportsSql = /* sql */ `
  select number, day::text from journal_export_lines l join journal_exports e on e.id = l.export_id
  group by number, day having sum(cents) <> 0`;

const wrongBalancesSql = /* sql */ `
  select location_id, account, currency, day::text from (
    select location_id, account, currency, day, cents from ledger_balances
    union all
    select location_id, account, currency, day, -cents from ledger_entries
  ) each
  group by location_id, account, currency, day having sum(cents) <> 0`;

/** A close moves all cash of its day out of the drawer, so that any other entry in cash leaves something behind. */
const wrongClosesSql = /* sql */ `
  select d.location_id, d.day::text, b.cents from drawer_days d
  join ledger_balances b on b.location_id = d.location_id and b.day = d.day and b.currency = d.currency and b.account = 'cash'
  where d.status = 'closed' and b.cents <> 0`;

const wrongPaySql = /* sql */ `
  select day::text, currency, sum(base) as base, sum(tips) as tips from (
    select day, currency, base_cents as base, tip_cents as tips from pay_lines
    union all
    select day, currency, 0, -cents from tip_payouts where not is_voided
    union all
    select day, currency, case when account <> 'tips_owed' then cents else 0 end,
      case when account = 'tips_owed' then cents else 0 end
    from ledger_balances where account in ('treatment_sales', 'adjustments', 'refunds', 'tips_owed')
  ) each
  group by day, currency having sum(base) <> 0 or sum(tips) <> 0`;

const wrongCertificatesSql = /* sql */ `
  select currency, sum(cents) as cents from (
    select currency, balance_cents as cents from gift_certificates
    union all
    select currency, cents from ledger_balances where account = 'gift_certificates_owed'
  ) each
  group by currency having sum(cents) <> 0`;

const wrongNumbersSql = /* sql */ `
  select n.paper, n.last_number from paper_numbers n
  left join (
    select coalesce(data ->> 'paper', case type when 'ZReportIssued' then 'z_report' else 'gift_certificate' end) as paper, (data ->> 'number')::int as number
    from event_log where type in ('PaperIssued', 'ZReportIssued', 'GiftCertificateIssued')
  ) issued using (paper)
  group by n.paper, n.last_number
  having count(issued.number) <> n.last_number or count(distinct issued.number) <> n.last_number
    or coalesce(max(issued.number), 0) <> n.last_number`;
