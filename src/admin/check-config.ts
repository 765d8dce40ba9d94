import { ConfigError, readSettings } from '../config.ts';
import { warningsOf } from '../operator-lines.ts';
import type { Io } from './program.ts';

type CheckedSettings = {
  readonly valid: boolean;
  /** One line for each fault; it names the setting. */
  readonly faults: readonly string[];
  /** Settings that are valid but dangerous; only when there is no fault. */
  readonly warnings: readonly string[];
};

/** Validates all settings of a service that would start with this environment. */
export async function checkSettings({ env, checkCatalog }: Io): Promise<CheckedSettings> {
  const { config, errors } = readSettings(env);
  const faults = errors.flatMap((error) => error.faults);
  if (faults.length > 0) return { valid: false, faults, warnings: [] };
  try {
    await checkCatalog(config);
  } catch (cause) {
    if (!(cause instanceof ConfigError)) throw cause;
    return { valid: false, faults: cause.faults, warnings: [] };
  }
  return { valid: true, faults: [], warnings: warningsOf(config) };
}
