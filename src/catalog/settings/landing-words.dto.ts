import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, IsString, Length, MaxLength, ValidateNested } from 'class-validator';

/** A story of the shop: a heading, an opening sentence or two, and what follows in smaller type. */
export class AboutWords {
  @IsString()
  @MaxLength(100)
  title: string = '';

  @IsString()
  @MaxLength(400)
  lead: string = '';

  @IsString()
  @MaxLength(1_000)
  text: string = '';
}

/** What a visitor comes with, and a word of the name of the service that fits. */
export class NeedWords {
  @Length(1, 60)
  need!: string;

  @Length(1, 40)
  word!: string;
}

export class ReasonWords {
  @Length(1, 60)
  title!: string;

  @IsString()
  @MaxLength(200)
  text!: string;
}

export class TestimonialWords {
  @Length(1, 400)
  quote!: string;

  @Length(1, 100)
  person!: string;
}

/** The shop's own words on the landing page. What is empty is left out there: nothing is claimed in a shop's name. */
export class LandingWords {
  /** Follows the number of treatments. */
  @IsString()
  @MaxLength(300)
  services: string = 'You pay at the shop.';

  /** Beside the heading of the therapists. */
  @IsString()
  @MaxLength(300)
  team: string = '';

  @ValidateNested()
  @IsObject({ message: 'The story of the shop is missing' })
  @Type(() => AboutWords)
  about: AboutWords = new AboutWords();

  /** Where to begin. */
  @IsArray()
  @ArrayMaxSize(6)
  @ValidateNested({ each: true })
  @Type(() => NeedWords)
  needs: NeedWords[] = [];

  @IsArray()
  @ArrayMaxSize(8)
  @ValidateNested({ each: true })
  @Type(() => ReasonWords)
  reasons: ReasonWords[] = [];

  @IsOptional()
  @ValidateNested()
  @Type(() => TestimonialWords)
  testimonial: TestimonialWords | null = null;

  /** The way there, below the address. */
  @IsString()
  @MaxLength(200)
  directions: string = '';
}
