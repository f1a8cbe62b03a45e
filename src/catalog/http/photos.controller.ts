import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get, Header, Param, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Roles } from '../../identity/index.js';
import { NotFound } from '../../platform/decider.js';
import { Public } from '../../platform/http/public.decorator.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.decorator.js';
import { rawBody } from '../../platform/http/raw-body.js';
import { Photos } from '../photos/photos.js';
import type { PhotoDto } from './photo.dto.js';

const mostBytes = 5 * 1024 * 1024;

const aFile = { type: 'string', format: 'binary' } as const;

@ApiTags('catalog')
@Controller('photos')
export class PhotosController {
  constructor(
    private readonly em: EntityManager,
    private readonly photos: Photos,
  ) {}

  /**
   * Takes in a JPEG, PNG or GIF of at most 5 MB, sent as the body itself. Nobody shows it until an edit names the address
   * that is answered.
   */
  @Post()
  @Roles('staff', 'admin_staff')
  @RateLimited('photo')
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: aFile })
  async uploadPhoto(@Req() request: FastifyRequest): Promise<PhotoDto> {
    const tooLarge = 'File size exceeds 5MB limit. Please upload a smaller image.';
    const file = await rawBody(request, mostBytes, tooLarge);
    return { image_url: await this.photos.add(this.em.fork(), file) };
  }

  /** Never changes: another picture has another address. */
  @Get(':file')
  @Public()
  @Header('cache-control', 'public, max-age=31536000, immutable')
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: aFile })
  async getPhoto(@Param('file') file: string): Promise<StreamableFile> {
    const [hash = '', type] = file.split('.');
    const content = type === 'webp' ? await this.photos.content(this.em.fork(), hash) : undefined;
    if (!content) throw new NotFound('There is no such photo');
    return new StreamableFile(content, { type: 'image/webp', length: content.length });
  }
}
