/** SQL of what the ledger has booked and no export has taken, by currency, day and account. @param where which of it */
export const toUnexportedSql = (where: string): string => /* sql */ `
  select currency, day, account, sum(cents) as cents from (
    select currency, day, account, cents from ledger_balances where ${where}
    union all
    select currency, day, account, -cents from journal_export_lines where ${where}
  ) each
  group by currency, day, account having sum(cents) <> 0`;
