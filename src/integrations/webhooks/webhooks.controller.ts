import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../identity/index.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import {
  AddWebhookEndpoint,
  RemoveWebhookEndpoint,
  ResendWebhookMessage,
  RotateWebhookSecret,
  TestWebhookEndpoint,
} from './change-webhook-endpoints.js';
import { AddedWebhookDto, NewWebhookDto, WebhookMessagesDto, WebhookSecretDto, WebhooksDto } from './webhooks.dto.js';
import { WebhooksQuery } from './webhooks.query.js';

/** Addresses of other programs that are told what happens. */
@ApiTags('Integrations')
@Controller('webhooks')
@Roles('admin_staff')
export class WebhooksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly webhooks: WebhooksQuery,
  ) {}

  @Get()
  async listWebhooks(): Promise<WebhooksDto> {
    return { items: await this.webhooks.list() };
  }

  /** Adds an address, and returns its secret for the only time. 422 on `url` for one that is not of the internet. */
  @Post()
  @HttpCode(201)
  addWebhook(@Body() { url, types }: NewWebhookDto): Promise<AddedWebhookDto> {
    return this.commands.execute(new AddWebhookEndpoint(url, types, currentActor()));
  }

  @Delete(':id')
  @HttpCode(204)
  removeWebhook(@IdParam() id: string): Promise<void> {
    return this.commands.execute(new RemoveWebhookEndpoint(id, currentActor()));
  }

  /** Makes a new secret, and returns it for the only time. For a day the former one signs, too. */
  @Post(':id/rotation')
  @HttpCode(200)
  rotateWebhookSecret(@IdParam() id: string): Promise<WebhookSecretDto> {
    return this.commands.execute(new RotateWebhookSecret(id, currentActor()));
  }

  /** Sends a test event. */
  @Post(':id/tests')
  @HttpCode(204)
  testWebhook(@IdParam() id: string): Promise<void> {
    return this.commands.execute(new TestWebhookEndpoint(id, currentActor()));
  }

  /** Lists the latest messages to it, and how each went. */
  @Get(':id/messages')
  async listWebhookMessages(@IdParam() id: string): Promise<WebhookMessagesDto> {
    return { items: await this.webhooks.messages(id) };
  }

  /** Sends a message again. */
  @Post(':id/messages/:eventId/retries')
  @HttpCode(204)
  resendWebhookMessage(@IdParam() id: string, @IdParam('eventId') eventId: string): Promise<void> {
    return this.commands.execute(new ResendWebhookMessage(id, eventId));
  }
}
