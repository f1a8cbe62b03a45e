import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, getSchemaPath, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { product } from '../../kernel/product.js';
import { ProblemDetails } from './errors/problem-details.dto.js';

const documentConfig = new DocumentBuilder()
  .setOpenAPIVersion('3.1.0')
  .setTitle(product.title)
  .setDescription('Dates are yyyy-MM-dd and times HH:mm on the clock of the shop. Every refusal is a problem+json.')
  .setVersion('1')
  .addServer('/api')
  .addCookieAuth('access')
  .addBearerAuth({ type: 'http', description: 'An API key' }, 'key')
  .addGlobalResponse({
    status: 'default',
    description: 'A refusal',
    content: { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemDetails) } } },
  })
  .build();

/** Describes the API as OpenAPI. An operation has the name of its method, so that the hooks of the client read well. */
export function describeApi(app: INestApplication): OpenAPIObject {
  return SwaggerModule.createDocument(app, documentConfig, {
    operationIdFactory: (_controller, method) => method,
    extraModels: [ProblemDetails],
  });
}
