import { Param, ParseUUIDPipe } from '@nestjs/common';
import { NotFoundError } from '../../../kernel/errors.js';

/** The id in a path: `@IdParam() id: string`. A text that cannot be an id is answered with 404. */
export function IdParam(name = 'id'): ParameterDecorator {
  return Param(name, new ParseUUIDPipe({ exceptionFactory: () => new NotFoundError('There is nothing with this id') }));
}
