import { defineEntity, p } from '@mikro-orm/core';

const ApiKeySchema = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  properties: {
    id: p.uuid().primary(),
    /** The name under which the action log lists what it does. */
    name: p.text(),
    /** The beginning of the key, by which people tell keys apart. */
    prefix: p.text(),
    secretHash: p.blob(),
    scopes: p.array(),
    /** The user who made it; null for the system. */
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime(),
    /** The time of its latest request, to the minute; null before the first one. */
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
});

/** A key by which a program of the shop calls the API. Only the hash of its secret is kept. */
export class ApiKey extends ApiKeySchema.class {}
ApiKeySchema.setClass(ApiKey);
