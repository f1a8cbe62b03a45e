import { ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsObject, IsOptional, IsString, Length, MaxLength, ValidateNested } from 'class-validator';
import { IsListOf } from '../../platform/http/validation/list-of.decorator.js';

/** The text about the shop: a heading, an opening sentence or two, and more in smaller type. */
@ApiSchema({ name: 'AboutWords' })
class AboutCopy {
  @MaxLength(100)
  @IsString()
  title: string = '';

  @MaxLength(400)
  @IsString()
  lead: string = '';

  @MaxLength(1_000)
  @IsString()
  text: string = '';
}

/** A need of a visitor, and a word in the name of the service that suits it. */
@ApiSchema({ name: 'NeedWords' })
class NeedCopy {
  @Length(1, 60)
  need!: string;

  @Length(1, 40)
  word!: string;
}

@ApiSchema({ name: 'ReasonWords' })
class ReasonCopy {
  @Length(1, 60)
  title!: string;

  @MaxLength(200)
  @IsString()
  text!: string;
}

@ApiSchema({ name: 'TestimonialWords' })
class TestimonialCopy {
  @Length(1, 400)
  quote!: string;

  @Length(1, 100)
  person!: string;
}

/** The shop's texts on the landing page. Empty ones are left out: nothing is claimed in a shop's name. */
@ApiSchema({ name: 'LandingWords' })
export class LandingCopy {
  /** The sentence after the number of treatments. */
  @MaxLength(300)
  @IsString()
  services: string = 'You pay at the shop.';

  /** The text beside the heading of the therapists. */
  @MaxLength(300)
  @IsString()
  team: string = '';

  @ValidateNested()
  @IsObject({ message: 'The story of the shop is missing' })
  @Type(() => AboutCopy)
  about: AboutCopy = new AboutCopy();

  /** Needs of visitors, from which they find a service to begin with. */
  @ArrayMaxSize(6)
  @IsListOf(() => NeedCopy, 'needs must be a list')
  needs: NeedCopy[] = [];

  @ArrayMaxSize(8)
  @IsListOf(() => ReasonCopy, 'reasons must be a list')
  reasons: ReasonCopy[] = [];

  @IsOptional()
  @ValidateNested()
  @IsObject({ message: 'The testimonial needs a quote and a person' })
  @Type(() => TestimonialCopy)
  testimonial: TestimonialCopy | null = null;

  /** Directions to the shop, shown below the address. */
  @MaxLength(200)
  @IsString()
  directions: string = '';
}
