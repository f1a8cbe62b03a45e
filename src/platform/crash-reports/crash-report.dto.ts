import { IsString, Matches, MaxLength } from 'class-validator';

export class CrashReportDto {
  /** What the browser's error said. */
  @MaxLength(2000)
  @IsString()
  message!: string;

  /** Path of the page, without its query. */
  @MaxLength(200)
  @Matches(/^\/[^\s?#]*$/, { message: 'path must be the path of a page' })
  path!: string;
}
