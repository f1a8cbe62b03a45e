import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { createHash } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';
import { Photo } from './photo.entity.js';
import { PhotoService } from './photo.service.js';

/** Stores a picture and returns the `image_url` that shows it. @throws InvalidInputError, see processPortrait */
export class UploadPhoto extends Command<string> {
  constructor(readonly file: Buffer) {
    super();
  }
}

@CommandHandler(UploadPhoto)
export class UploadPhotoHandler implements ICommandHandler<UploadPhoto> {
  constructor(
    private readonly em: EntityManager,
    private readonly photos: PhotoService,
    private readonly clock: Clock,
  ) {}

  async execute({ file }: UploadPhoto): Promise<string> {
    // Loaded only when needed: it takes megabytes.
    const { processPortrait } = await import('./process-portrait.js');
    const content = await processPortrait(file);
    const hash = createHash('sha256').update(content).digest('hex');
    return this.em.fork().transactional(async (em) => {
      await this.photos.deleteUnused(em);
      await em.upsert(Photo, { hash, content, usedAt: this.clock.now() });
      return this.photos.toUrl(hash);
    });
  }
}
