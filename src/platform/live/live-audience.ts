import { Injectable } from '@nestjs/common';

/** Somebody signed in on the other end of a socket. */
export interface LivePerson {
  userId: string;
  sessionId: string;
  /** Null: hears what visitors hear. */
  role: string | null;
  /** Whether everything that staff may hear of is theirs. */
  isAdmin: boolean;
}

/** How people on sockets are recognised: by the cookies of the handshake, and later whether that still holds. */
export interface Doorkeeper {
  personOf(cookies: string | undefined): Promise<LivePerson | undefined>;
  /** The people whose session lives and whose role is unchanged. */
  stillWelcome(people: readonly LivePerson[]): Promise<ReadonlySet<LivePerson>>;
}

type TherapistOf = (userId: string) => Promise<string | undefined>;

/** Who listens. The modules that know people, and whom they stand for, say so at start; until then all are visitors. */
@Injectable()
export class LiveAudience {
  doorkeeper: Doorkeeper = { personOf: async () => undefined, stillWelcome: async () => new Set() };

  /** Id of the therapist whom a user signs in as, if any. */
  therapistOf: TherapistOf = async () => undefined;
}
