import { defineEntity, p } from '@mikro-orm/core';

const PhotoSchema = defineEntity({
  name: 'Photo',
  tableName: 'photos',
  properties: {
    /** SHA-256 of the content, in hex. */
    hash: p.text().primary(),
    /** WebP */
    content: p.blob().$type<Buffer>(),
    /** When it was last uploaded or given to somebody. */
    usedAt: p.datetime(),
  },
});

export class Photo extends PhotoSchema.class {}
PhotoSchema.setClass(Photo);
