import { ApiProperty } from '@nestjs/swagger';
import { DRAWER_STATUSES, type DrawerStatus } from '../domain/drawer-day.evolve.js';

class DrawerCountDto {
  /** The cash that was counted, in dollars. */
  counted!: number;
  /** The cash that the books say: the float and the cash of the day. */
  expected!: number;
  /** The cash counted less the cash expected: negative where some is missing. */
  difference!: number;
  /** The total that the card terminal itself gave. */
  terminal!: number;
  expected_terminal!: number;
  terminal_difference!: number;
}

class DrawerCloseDto extends DrawerCountDto {
  banked!: number;
  /** The cash that stayed as a float. */
  left!: number;
  /** The reason for a difference; null without one. */
  reason!: string | null;
  /** Whether it was taken back later. */
  is_reopened!: boolean;
  reopen_reason!: string | null;
  /** The number of its Z-report; null for a close of before there were any. */
  z_report!: number | null;
}

/** The drawer of an accounting day. What is expected in it is only told with a count. */
export class DrawerDayDto {
  id!: string;
  version!: number;
  day!: string;
  @ApiProperty({ enum: DRAWER_STATUSES })
  status!: DrawerStatus;
  currency!: string;
  float!: number;
  /** Coins and notes to count, in dollars, the largest first. */
  coins!: number[];
  /** Whether it was counted since it was opened, or opened again. */
  is_counted!: boolean;
  /** All counts, the last one last. */
  counts!: DrawerCountDto[];
  /** All closes; those that were taken back stay. */
  closes!: DrawerCloseDto[];
}

export class ClosedDrawersDto {
  items!: DrawerDayDto[];
  total!: number;
  pages!: number;
}
