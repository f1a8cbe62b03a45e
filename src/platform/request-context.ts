import { AsyncLocalStorage } from 'node:async_hooks';
import { type Actor, system } from '../kernel/actor.js';

/** The request (or job) that is being worked on. */
interface RequestContext {
  requestId: string;
  actor: Actor;
  /** True once the request turned out to repeat an earlier one, and was answered with its result. */
  isRepeated?: boolean;
  /** True while somebody is answered who may not know who the clients are. */
  seesClientsMasked?: boolean;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

export function currentRequestId(): string | undefined {
  return requestContext.getStore()?.requestId;
}

/** Returns who acts: the signed-in user or a visitor within a request, the system outside of any. */
export function currentActor(): Actor {
  return requestContext.getStore()?.actor ?? system;
}

export const seesClientsMasked = (): boolean => requestContext.getStore()?.seesClientsMasked === true;
