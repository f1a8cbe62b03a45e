import { ArrayMaxSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { mustBeId } from '../../platform/http/validation/messages.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';

/** Most add-ons of one treatment. */
const MAX_ADD_ONS = 10;

/** The add-ons of a treatment that is booked. */
export class AddOnsFields {
  /**
   * The ids of its add-ons, which make it longer and dearer; each goes with the service. Left out: none, or of a booking
   * that is edited those that it has.
   */
  @IsUndefinable()
  @ArrayUnique({ message: 'An add-on can be booked once' })
  @ArrayMaxSize(MAX_ADD_ONS, { message: `A treatment has at most ${MAX_ADD_ONS} add-ons` })
  @IsUUID('all', { ...mustBeId, each: true })
  @IsArray({ message: 'add_ons must be a list' })
  add_ons?: string[];
}
