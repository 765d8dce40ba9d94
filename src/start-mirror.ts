import { type App, type Overrides, startApp } from './app.ts';
import { type Environment, readConfig } from './config.ts';
import { createMirrorPart, declarationOfMirror, type MirrorSettings } from './mirror-part.ts';
import { migrate } from './store/engine/migrate.ts';
import { opening } from './store/engine/opening.ts';

/** Settings of a registry that mean the same in a mirror. All others would open what a mirror has not. */
const TAKEN = [
  'PORT',
  'HOST',
  'OPERATIONS_ADDRESS',
  'BASE_URL',
  'DATABASE_URL',
  'DATABASE_CONNECTIONS',
  'DATABASE_CONNECT_TIMEOUT_MS',
  'DATABASE_IDLE_TRANSACTION_TIMEOUT_MS',
  'DATABASE_STATEMENT_TIMEOUT_MS',
  'SECRETS_KEY',
  'SQLITE_SYNCHRONOUS',
  'TRUSTED_PROXIES',
  'LOG_LEVEL',
  'CHECK_ANSWERS',
] as const;

/** Starts a service that answers the public reads of a registry from a copy of it. The copy has its tables already. */
export async function startMirror(
  env: Environment,
  settings: MirrorSettings,
  overrides: Omit<Overrides, 'mirror'> = {},
): Promise<App> {
  const taken = Object.fromEntries(TAKEN.map((name) => [name, env[name]]));
  const config = readConfig({ ...taken, ROLE: 'web', DUMP_INTERVAL_HOURS: '0' }, declarationOfMirror);
  await opening('--database', config.databaseUrl, () => migrate(config.databaseUrl));
  return startApp(config, {
    ...overrides,
    mirror: (store, tools) => createMirrorPart(settings, store, tools),
  });
}
