import { PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength } from 'class-validator';
import { PrintedPaperDto } from './payment.dto.js';

export class ReceiptTokenDto {
  @MaxLength(200, { message: 'token is too long' })
  @IsString({ message: 'token must be text' })
  token!: string;
}

export class OwnPaperDto extends PickType(PrintedPaperDto, ['kind', 'number'] as const) {
  @MaxLength(200, { message: 'token is too long' })
  @IsString({ message: 'token must be text' })
  token!: string;
}

/** The number and check code of a paper, as somebody types them. */
export class PaperCheckDto extends PickType(PrintedPaperDto, ['number'] as const) {
  /** The check code, in whatever case, with or without its hyphens. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? formatCode(value) : value))
  @Matches(/^\w{4}-\w{4}-\w{4}$/, { message: 'The check code has 12 letters and digits' })
  @IsString({ message: 'code must be text' })
  code!: string;
}

function formatCode(typed: string): string {
  const signs = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return signs.match(/.{1,4}/g)?.join('-') ?? '';
}
