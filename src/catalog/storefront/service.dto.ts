export class ServiceDto {
  id!: string;
  name!: string;
  description!: string | null;

  /** Minutes. */
  duration!: number;

  /** At most two decimals. */
  price!: number;
  currency!: string;
}
