import { useGetCoverageQuery, type CoverageDto } from '../../../../shared/api/generated.js';

/** Reads the coverage of the days on screen, of everybody or one therapist; several callers share one request. */
export function useCoverage(dates: readonly string[], therapistId?: string): CoverageDto | undefined {
  const [from, to] = [dates[0] ?? '', dates.at(-1) ?? ''];
  return useGetCoverageQuery({ from, to, ...(therapistId && { therapistId }) }, { skip: !from }).currentData;
}
