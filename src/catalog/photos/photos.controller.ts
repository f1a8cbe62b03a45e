import { Controller, Get, Header, Param, Post, Req, StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Roles } from '../../identity/index.js';
import { NotFoundError } from '../../kernel/errors.js';
import { Public } from '../../platform/http/security/public.decorator.js';
import { type RateLimit, RateLimited } from '../../platform/http/rate-limits/index.js';
import { readRawBody } from '../../platform/http/requests/raw-body.js';
import type { PhotoDto } from './photo.dto.js';
import { PhotoQuery } from './photo.query.js';
import { UploadPhoto } from './upload-photo.js';

const MAX_BYTES = 5 * 1024 * 1024;

const uploadsPerAddress: RateLimit = { name: 'photo', limit: 30 };

const binarySchema = { type: 'string', format: 'binary' } as const;

@ApiTags('Catalog')
@Controller('photos')
export class PhotosController {
  constructor(
    private readonly commands: CommandBus,
    private readonly photos: PhotoQuery,
  ) {}

  /**
   * Stores a JPEG, PNG or GIF of at most 5 MB, sent as the body itself. It is shown nowhere until an edit names the
   * address that is answered.
   */
  @Post()
  @Roles('staff', 'admin_staff')
  @RateLimited(uploadsPerAddress)
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: binarySchema })
  async uploadPhoto(@Req() request: FastifyRequest): Promise<PhotoDto> {
    const tooLarge = 'File size exceeds 5MB limit. Please upload a smaller image.';
    const file = await readRawBody(request, MAX_BYTES, tooLarge);
    return { image_url: await this.commands.execute(new UploadPhoto(file)) };
  }

  /** Returns a picture, to be cached for ever: another picture has another address. */
  @Get(':file')
  @Public()
  @Header('cache-control', 'public, max-age=31536000, immutable')
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: binarySchema })
  async getPhoto(@Param('file') file: string): Promise<StreamableFile> {
    const [hash = '', type] = file.split('.');
    const content = type === 'webp' ? await this.photos.findContent(hash) : undefined;
    if (!content) throw new NotFoundError('There is no such photo');
    return new StreamableFile(content, { type: 'image/webp', length: content.length });
  }
}
