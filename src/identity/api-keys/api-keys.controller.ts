import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { Roles } from '../access/roles.decorator.js';
import { ApiKeysDto, CreatedApiKeyDto, NewApiKeyDto } from './api-key.dto.js';
import { ApiKeysQuery } from './api-keys.query.js';
import { CreateApiKey } from './create-api-key.js';
import { RevokeApiKey } from './revoke-api-key.js';

/** The keys by which programs of the shop call the API. */
@ApiTags('Identity')
@Controller('api-keys')
@Roles('admin_staff')
export class ApiKeysController {
  constructor(
    private readonly commands: CommandBus,
    private readonly keys: ApiKeysQuery,
  ) {}

  @Get()
  async listApiKeys(): Promise<ApiKeysDto> {
    return { items: await this.keys.list() };
  }

  /** Creates a key and returns it whole, for the only time. 422 on `name` when a key in use has it. */
  @Post()
  @HttpCode(201)
  createApiKey(@Body() { name, scopes }: NewApiKeyDto): Promise<CreatedApiKeyDto> {
    return this.commands.execute(new CreateApiKey(name, scopes, currentActor()));
  }

  /** Revokes a key: its next request is refused, wherever it arrives. */
  @Delete(':id')
  @HttpCode(204)
  revokeApiKey(@IdParam() id: string): Promise<void> {
    return this.commands.execute(new RevokeApiKey(id, currentActor()));
  }
}
