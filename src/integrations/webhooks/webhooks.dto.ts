import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsString, MaxLength } from 'class-validator';
import { WEBHOOK_TYPES, type WebhookType } from './webhook-types.js';

export class NewWebhookDto {
  /** The address, which begins with https:// and is one of the internet. */
  @MaxLength(500, { message: 'The address must be at most 500 characters' })
  @IsString({ message: 'Please enter an address that begins with https://' })
  url!: string;

  /** The types of messages that it gets. */
  @ApiProperty({ enum: WEBHOOK_TYPES, isArray: true })
  @IsIn(WEBHOOK_TYPES, { each: true, message: `types must be among ${WEBHOOK_TYPES.join(', ')}` })
  @ArrayUnique({ message: 'types must be different' })
  @ArrayMinSize(1, { message: 'Please choose what it is told' })
  @ArrayMaxSize(WEBHOOK_TYPES.length, { message: 'types must be different' })
  @IsArray({ message: 'Please choose what it is told' })
  types!: WebhookType[];
}

export class WebhookDto {
  id!: string;
  url!: string;
  types!: string[];
  /** On the shop's wall clock, as the other times, `yyyy-MM-ddTHH:mm:ss`. */
  created_at_local!: string;
  /** When it answered that it is gone; null while it is told. */
  ended_at_local!: string | null;
  /** Number of its messages that wait to be tried again. */
  waiting!: number;
}

export class WebhooksDto {
  items!: WebhookDto[];
}

export class WebhookSecretDto {
  /** By which the endpoint checks signatures; shown this once. */
  secret!: string;
}

export class AddedWebhookDto extends WebhookSecretDto {
  id!: string;
}

const MESSAGE_STATES = ['waiting', 'delivered', 'failed'] as const;

export class WebhookMessageDto {
  /** The id of the message, the same however often it is sent. */
  event_id!: string;
  type!: string;
  @ApiProperty({ enum: MESSAGE_STATES })
  state!: (typeof MESSAGE_STATES)[number];
  attempts!: number;
  /** The status of the last answer; null without one. */
  status!: number | null;
  /** The beginning of that answer, or what went wrong. */
  reply!: string | null;
  /** The last attempt. */
  updated_at_local!: string;
  /** The next attempt; null when there is none. */
  due_at_local!: string | null;
}

export class WebhookMessagesDto {
  /** The latest 100, newest first. */
  items!: WebhookMessageDto[];
}
