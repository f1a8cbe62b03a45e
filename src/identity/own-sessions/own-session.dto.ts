export class OwnSessionDto {
  id!: string;
  /** `Firefox on Windows`; null when the browser did not say. */
  browser!: string | null;
  /** When they signed in, shop-local. */
  started_local!: string;
  /** Shop-local, to ten minutes: when its access token was last renewed. */
  last_used_local!: string;
  /** Whether it is the one that asks. */
  is_current!: boolean;
}
