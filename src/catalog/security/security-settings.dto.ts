import { IsBoolean } from 'class-validator';

export class SecuritySettings {
  /** Administrators without a second factor can do nothing until they have set one up. */
  @IsBoolean({ message: 'Say whether administrators need a second factor' })
  requireSecondFactorForAdmins: boolean = false;
}
