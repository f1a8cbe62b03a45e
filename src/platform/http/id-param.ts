import { Param, ParseUUIDPipe } from '@nestjs/common';
import { NotFound } from '../decider.js';

/** The id in a path: `@IdParam() id: string`. What cannot be an id belongs to nothing and is answered with 404. */
export function IdParam(name = 'id'): ParameterDecorator {
  return Param(name, new ParseUUIDPipe({ exceptionFactory: () => new NotFound('There is nothing with this id') }));
}
