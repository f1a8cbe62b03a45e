import { IsEmail, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Trim } from '../../platform/http/validation/transform.decorators.js';

export class SignInDto {
  // Looser than where addresses are entered: accounts may be older than those rules.
  @IsEmail({}, { message: 'Invalid email address' })
  email!: string;

  @MaxLength(200, { message: 'Password must be at most 200 characters' })
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password!: string;
}

export class SecondFactorCodeDto {
  /** Six digits of the app, or a recovery code. */
  @Trim()
  @MaxLength(40, { message: 'Code must be at most 40 characters' })
  @IsNotEmpty({ message: 'Please enter a code' })
  @IsString({ message: 'Please enter a code' })
  code!: string;
}

/** The password was right; the code of the second factor is awaited. */
export class SecondFactorChallengeDto {
  /** Until when, an ISO 8601 instant. */
  challenge_expires_at!: string;
}

export class SessionUserDto {
  id!: string;
  email!: string;
}

export class SessionDto {
  user!: SessionUserDto;
  /** When the access token runs out, an ISO 8601 instant; refresh before. */
  expires_at!: string;
}
