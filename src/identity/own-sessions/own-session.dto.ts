export class OwnSessionDto {
  id!: string;
  /** Browser and system, such as `Firefox on Windows`; null when the browser did not say. */
  browser!: string | null;
  /** Time of the sign-in, shop-local. */
  started_local!: string;
  /** Time at which its access token was last renewed, shop-local, to ten minutes. */
  last_used_local!: string;
  /** Whether it is the session of this request. */
  is_current!: boolean;
}
