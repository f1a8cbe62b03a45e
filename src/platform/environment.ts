import type { FactoryProvider, Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { completeConnectionUrls } from './complete-connection-urls.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Injection token of the variables that configurations are read from. */
export const ENVIRONMENT = Symbol('Environment');

/** Provides a configuration: a class whose properties are variables, each with its rules and its default. */
export function provideConfig<Config extends object>(type: Type<Config>): FactoryProvider<Config> {
  return { provide: type, inject: [ENVIRONMENT], useFactory: (env: Environment) => readConfig(type, env) };
}

/**
 * Reads and checks a configuration; empty values and blanks count as absent.
 * @throws Error with one sentence per bad value, each naming its variable
 */
export function readConfig<Config extends object>(type: Type<Config>, env: Environment): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const config = plainToInstance(type, completeConnectionUrls(given), { exposeDefaultValues: true });
  const problems = new Set(validateSync(config).flatMap((error) => Object.values(error.constraints ?? {})));
  if (problems.size > 0) throw new Error(`Cannot start: ${[...problems].join('. ')}.`);
  return config;
}
