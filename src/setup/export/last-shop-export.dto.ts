/** The latest export of the shop's data. */
export class LastShopExportDto {
  /** Shop-local date and time. */
  exported_at_local!: string;
  /** Address of the account that exported; null for the command line. */
  exported_by!: string | null;
  client_count!: number;
  booking_count!: number;
}

export class LastShopExportAnswerDto {
  /** Null before the first one. */
  last!: LastShopExportDto | null;
}
