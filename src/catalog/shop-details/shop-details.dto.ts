import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsObject,
  IsString,
  IsUrl,
  Length,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsEmailAddress } from '../../platform/http/validation/email/email-address.js';
import { CollapseWhitespace } from '../../platform/http/validation/transform.decorators.js';
import { LandingCopy } from './landing-copy.dto.js';

/** Name and contact details of the shop, shown on every page and in every email. Empty texts are left out. */
export class ShopDetails {
  static readonly settingKey = 'shop_details';

  @CollapseWhitespace()
  @Length(1, 100, { message: 'Name must have 1 to 100 characters' })
  name: string = 'Massage and Spa';

  @CollapseWhitespace()
  @MaxLength(300, { message: 'Tagline must be at most 300 characters' })
  @IsString({ message: 'Tagline must be text' })
  tagline: string = 'Book a massage at a time that suits you.';

  @CollapseWhitespace()
  @MaxLength(100, { each: true, message: 'Each line of the address must be at most 100 characters' })
  @IsString({ each: true, message: 'Each line of the address must be text' })
  @ArrayMaxSize(4, { message: 'The address has at most 4 lines' })
  @IsArray({ message: 'The address is a list of lines' })
  addressLines: string[] = [];

  @CollapseWhitespace()
  @MaxLength(40, { message: 'Phone must be at most 40 characters' })
  @IsString({ message: 'Phone must be text' })
  phone: string = '';

  /** Receives the shop's emails and is the sender of the clients'. */
  @ValidateIf(({ email }: ShopDetails) => email !== '')
  @IsEmailAddress('Please enter a valid email address')
  email: string = '';

  @ValidateIf(({ mapUrl }: ShopDetails) => mapUrl !== '')
  @IsUrl(
    { protocols: ['https'], require_protocol: true },
    { message: 'The map is an address that begins with https://' },
  )
  mapUrl: string = '';

  @ValidateNested()
  @IsObject({ message: 'The landing page text is missing' })
  @Type(() => LandingCopy)
  words: LandingCopy = new LandingCopy();
}
