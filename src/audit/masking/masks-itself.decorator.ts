import { SetMetadata } from '@nestjs/common';

export const MASKS_ITSELF_KEY = 'masksItself';

/** Marks routes that mask clients themselves, because they put into words what they answer. */
export const MasksItself = () => SetMetadata(MASKS_ITSELF_KEY, true);
