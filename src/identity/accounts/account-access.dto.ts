import { IsBoolean } from 'class-validator';
import { VersionDto } from '../../platform/http/validation/version.dto.js';

export class AccountAccessDto extends VersionDto {
  @IsBoolean({ message: 'Say whether the account is enabled' })
  is_enabled!: boolean;
}
