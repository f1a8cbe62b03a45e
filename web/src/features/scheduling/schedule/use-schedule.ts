import dayjs from 'dayjs';
import { useListBlocksQuery, useListLeaveQuery, useListRosterEntriesQuery } from '../../../shared/api/generated.js';
import type { DayMark } from '../../../shared/ui/calendar/CalendarDay.js';
import { toDateKey } from '../../../shared/dates/dates.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { fallsOn } from '../leave/leave-text.js';

/** Reads shifts, approved leave and blocks of a therapist's month. */
export function useSchedule(therapistId: string | undefined, month: string) {
  const days = { from: `${month}-01`, to: toDateKey(dayjs(`${month}-01`).endOf('month')) };
  const skip = { skip: !therapistId };
  const blocks = useListBlocksQuery({ id: therapistId ?? '', ...days }, skip);
  const shifts = useListRosterEntriesQuery({ therapistId, ...days }, skip);
  const leave = useListLeaveQuery({ therapistId, ...days, open: true }, skip);
  useLoadFailureToast(blocks, 'Failed to load blocked time slots');
  useLoadFailureToast(shifts, 'Failed to load schedule data');
  const forDay = (date: string) => ({
    blocks: blocks.data?.filter(({ blocked_date }) => blocked_date === date),
    shifts: shifts.data?.filter(({ roster_date }) => roster_date === date),
    leave: leave.data?.filter((each) => each.status === 'approved' && fallsOn(each, date)) ?? [],
  });
  const getMarks = (date: string): DayMark[] => {
    const day = forDay(date);
    return [
      ...(day.leave.length > 0 ? [{ kind: 'leave' as const, label: 'on leave' }] : []),
      ...(day.shifts?.length ? [{ kind: 'shift' as const, label: 'rostered' }] : []),
      ...(day.blocks?.length ? [{ kind: 'block' as const, label: 'has blocked time' }] : []),
    ];
  };
  const findBlock = (id: string) => blocks.data?.find((block) => block.id === id);
  return { forDay, findBlock, getMarks, isBroken: blocks.isError && !blocks.data, retry: blocks.refetch };
}
