import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, IsOptional, IsString, Length, MaxLength, ValidateNested } from 'class-validator';

/** A story of the shop: a heading, an opening sentence or two, and what follows in smaller type. */
export class AboutWords {
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

  @MaxLength(200)
  @IsString()
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
  @MaxLength(300)
  @IsString()
  services: string = 'You pay at the shop.';

  /** Beside the heading of the therapists. */
  @MaxLength(300)
  @IsString()
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
  @MaxLength(200)
  @IsString()
  directions: string = '';
}
