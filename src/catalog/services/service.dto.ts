export class ServiceDto {
  id!: string;
  name!: string;
  description!: string | null;

  /** Duration in minutes. */
  duration!: number;

  /** Price in the shop's currency, at most two decimals. */
  price!: number;
  currency!: string;
}
