import { ArrayMaxSize, Matches, MaxLength } from 'class-validator';

/**
 * The place in a page's script where the page crashed. Leaves out the error's message, which may quote a person's input
 * or a client's name.
 */
export class CrashReportDto {
  /**
   * Name of the error, such as `TypeError`; `ReactError31` for one that React knows by number.
   * @example TypeError
   */
  @Matches(/^\w{1,60}$/, { message: 'error must be the name of an error' })
  error!: string;

  /** The innermost stack frames in our scripts: file, line, column. */
  @ArrayMaxSize(10)
  @Matches(/^[\w./-]{1,100}:\d{1,7}:\d{1,7}$/, { each: true, message: 'places must be file:line:column' })
  places!: string[];

  /** Path of the page, without its query. */
  @MaxLength(200)
  @Matches(/^\/[^\s?#]*$/, { message: 'path must be the path of a page' })
  path!: string;
}
