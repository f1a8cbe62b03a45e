import { PhotoQuery } from './photo.query.js';
import { PhotoService } from './photo.service.js';
import { UploadPhotoHandler } from './upload-photo.js';

/** Providers that store photos and serve them. */
export const photoProviders = [PhotoQuery, PhotoService, UploadPhotoHandler];
