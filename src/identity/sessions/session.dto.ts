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
  /** Code of the app (six digits), or a recovery code. */
  @Trim()
  @MaxLength(40, { message: 'Code must be at most 40 characters' })
  @IsNotEmpty({ message: 'Please enter a code' })
  @IsString({ message: 'Please enter a code' })
  code!: string;
}

/** The answer to a right password while the code of the second factor is missing. */
export class SecondFactorChallengeDto {
  /** Instant until which the code can be sent, ISO 8601. */
  challenge_expires_at!: string;
}

export class SessionUserDto {
  id!: string;
  email!: string;
}

export class SessionDto {
  user!: SessionUserDto;
  /** Instant at which the access token expires, ISO 8601; refresh before. */
  expires_at!: string;
}
