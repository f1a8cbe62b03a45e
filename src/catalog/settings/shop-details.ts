import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsString,
  IsUrl,
  Length,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { LandingWords } from './landing-words.dto.js';

/** Who the shop is, on every page and in every letter. Empty texts are left out where they would stand. */
export class ShopDetails {
  @Length(1, 100)
  name = 'Massage and Spa';

  @IsString()
  @MaxLength(300)
  tagline = 'Book a massage at a time that suits you.';

  @IsArray()
  @ArrayMaxSize(4)
  @IsString({ each: true })
  @MaxLength(100, { each: true })
  addressLines: string[] = [];

  @IsString()
  @MaxLength(40)
  phone = '';

  /** Receives the shop's letters and is the sender of the clients'. */
  @ValidateIf(({ email }: ShopDetails) => email !== '')
  @IsEmail()
  email = '';

  @ValidateIf(({ mapUrl }: ShopDetails) => mapUrl !== '')
  @IsUrl({ protocols: ['https'], require_protocol: true })
  mapUrl = '';

  @ValidateNested()
  @Type(() => LandingWords)
  words: LandingWords = new LandingWords();
}
