import { defineEntity, p } from '@mikro-orm/core';

const PhotoSchema = defineEntity({
  name: 'Photo',
  tableName: 'photos',
  properties: {
    /** SHA-256 of the content, in hex. */
    hash: p.text().primary(),
    /** The picture as WebP. */
    content: p.blob().$type<Buffer>(),
    /** The instant at which it was last uploaded or given to a therapist. */
    usedAt: p.datetime(),
  },
});

export class Photo extends PhotoSchema.class {}
PhotoSchema.setClass(Photo);
