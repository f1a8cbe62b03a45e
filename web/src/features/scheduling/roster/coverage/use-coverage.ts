import { useGetCoverageQuery, type CoverageDto } from '../../../../shared/api/generated.js';

/** The coverage of the days that are shown, of everybody or of one; one request however many ask. */
export function useCoverage(dates: readonly string[], therapistId?: string): CoverageDto | undefined {
  const [from, to] = [dates[0] ?? '', dates.at(-1) ?? ''];
  return useGetCoverageQuery({ from, to, ...(therapistId && { therapistId }) }, { skip: !from }).currentData;
}
