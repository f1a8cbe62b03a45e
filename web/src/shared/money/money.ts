const DECIMAL_FORMAT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Formats dollars: `165` → `$165.00`. The shop shows the dollar sign and two decimals whatever its currency setting.
 */
export const formatMoney = (amount: number): string =>
  `${amount < 0 ? '-' : ''}$${DECIMAL_FORMAT.format(Math.abs(amount))}`;
