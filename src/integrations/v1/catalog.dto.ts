/** A service that can be booked. */
class ServiceV1Dto {
  id!: string;
  /** Full name; of a variant, made of `group` and `variant`. */
  name!: string;
  /** The treatment that it is a variant of; null without variants. */
  group!: string | null;
  /** Label that tells it apart in its group, such as `90 minutes`; null without a group. */
  variant!: string | null;
  description!: string | null;
  duration_minutes!: number;
  /** The price in cents of the currency, or whatever its smallest unit is. */
  price_cents!: number;
  /** ISO 4217, such as `AUD`. */
  currency!: string;
}

export class ServicesV1Dto {
  items!: ServiceV1Dto[];
}

/** Somebody who gives services. */
class TherapistV1Dto {
  id!: string;
  name!: string;
  bio!: string | null;
  /** Names of the services that they give; empty where they give all. */
  services!: string[];
}

export class TherapistsV1Dto {
  items!: TherapistV1Dto[];
}
