export class ServiceDto {
  id!: string;

  /** Full name; of a variant, that of the treatment and its own label: `Remedial Massage, 90 minutes`. */
  name!: string;

  /** The treatment that it is a variant of: services with the same group are offered as one. Null without variants. */
  group!: string | null;

  /** Label that tells it apart in its group, such as `90 minutes`; null without a group. */
  variant!: string | null;
  description!: string | null;

  /** Duration in minutes. */
  duration!: number;

  /** Price in the shop's currency, at most two decimals. */
  price!: number;
  currency!: string;
}
