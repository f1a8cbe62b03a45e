import type { CommissionRateDto, PayLineDto } from '../../../shared/api/generated.js';
import { formatDateAndYear } from '../../../shared/dates/dates.js';

/** Formats a rate: `42.5%`; a dash where none was set. */
export const formatRate = (rate: number | null): string => (rate === null ? '–' : `${rate}%`);

/** Says what a line of pay is about. */
export function describePayLine({ kind, service_name, tip }: PayLineDto): string {
  if (kind === 'tip') return 'Tip';
  if (kind === 'refund') return tip === 0 ? `Refund, ${service_name}` : 'Refund of a tip';
  return kind === 'adjustment' ? `Adjustment, ${service_name}` : service_name;
}

/** Says since when which rate holds. */
export function describeRate({ service_name, rate, from }: CommissionRateDto): string {
  const what = service_name ?? 'All treatments';
  const how = rate === null ? 'no rate of its own' : formatRate(rate);
  return `${what}: ${how} from ${formatDateAndYear(from)}`;
}
