/** Who writes a letter: what its head and foot show. */
export interface Sender {
  name: string;
  addressLines: readonly string[];
  phone: string;
  /** Empty while there is none. */
  email: string;
  /** Opening hours in lines: `Mon-Fri`, `9am-10pm`. */
  hours: readonly { days: string; hours: string }[];
}
