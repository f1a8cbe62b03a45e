import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Photo } from './photo.entity.js';

@Injectable()
export class PhotoQuery {
  constructor(private readonly em: EntityManager) {}

  /** Finds the picture, as WebP. */
  async findContent(hash: string): Promise<Buffer | undefined> {
    return (await this.em.fork().findOne(Photo, hash))?.content;
  }
}
