import { IsBoolean } from 'class-validator';

export class SecuritySettings {
  static readonly settingKey = 'security_settings';

  /** Whether administrators need a second factor. Those without one can do nothing until they have set one up. */
  @IsBoolean({ message: 'Say whether administrators need a second factor' })
  requireSecondFactorForAdmins: boolean = false;
}
