// Readers of single settings; `config.ts` names them all.

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used; the message is one line and names the setting. */
export class ConfigError extends Error {}

export function textSetting(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

export function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const value = textSetting(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new ConfigError(`${name}: expected a whole number from ${min} to ${max}, got "${value}"`);
  }
  return number;
}

export function fraction(env: Environment, name: string, fallback: number): number {
  const value = textSetting(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!(number >= 0 && number <= 1)) {
    throw new ConfigError(`${name}: expected a number from 0 to 1, got "${value}"`);
  }
  return number;
}

export function choiceSetting<const T extends string>(
  env: Environment,
  name: string,
  values: readonly T[],
  fallback: T,
): T {
  const value = textSetting(env, name);
  if (value === undefined) return fallback;
  const found = values.find((candidate) => candidate === value);
  if (found === undefined) {
    throw new ConfigError(`${name}: expected one of ${values.join(', ')}, got "${value}"`);
  }
  return found;
}
