import { plainToInstance } from 'class-transformer';

/** The class of a setting's value, with its defaults. */
export interface SettingSchema<Value extends object = object> {
  new (): Value;
  /** The setting's key in `business_settings`. */
  readonly settingKey: string;
  /** The value before the first save; without it the defaults of the class. */
  readonly unsaved?: Value;
}

/**
 * Reads a stored setting and fills in its defaults. Nothing is refused: a rule that became stricter must not lock out a
 * shop whose value was saved before.
 */
export const fillDefaults = <Value extends object>(schema: SettingSchema<Value>, value: object): Value =>
  plainToInstance(schema, value, { exposeDefaultValues: true });
