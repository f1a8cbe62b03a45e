import { IsEmail, IsNotEmpty, IsString, MaxLength } from 'class-validator';

export class SignInDto {
  // Looser than where addresses are entered: accounts may be older than those rules.
  @IsEmail({}, { message: 'Invalid email address' })
  email!: string;

  @MaxLength(200, { message: 'Password must be at most 200 characters' })
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password!: string;
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
