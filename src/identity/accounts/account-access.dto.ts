import { IsBoolean } from 'class-validator';

export class AccountAccessDto {
  @IsBoolean({ message: 'Say whether the account is enabled' })
  is_enabled!: boolean;
}
