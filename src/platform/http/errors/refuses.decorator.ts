import { ApiDefaultResponse, getSchemaPath } from '@nestjs/swagger';
import { GENERAL_REFUSAL_CODES, type RefusalCode } from '../../../kernel/refusal-codes.js';
import { ProblemDetails } from './problem-details.dto.js';

/**
 * Lists in the API's document the codes of a route's refusals, besides those of any route. Pages of visitors have a
 * place for each; `api-answers.ts` of the tests holds the route to the list.
 */
export const Refuses = (...codes: RefusalCode[]): MethodDecorator =>
  ApiDefaultResponse({
    description: 'A refusal',
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: getSchemaPath(ProblemDetails) },
            { properties: { code: { enum: [...GENERAL_REFUSAL_CODES, ...codes] } } },
          ],
        },
      },
    },
  });
