import type { FastifyRequest } from 'fastify';

/** Returns the key that a request carries as `Authorization: Bearer …`; undefined without one. */
export const readBearer = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer +([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1];
