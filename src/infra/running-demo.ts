import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isObject } from '../domain/json/values.ts';

/** Folder of the demo, below the folder that commands are run in. */
export const DEMO_FOLDER = 'data/demo';
const FILE = 'running.json';

type Settings = Readonly<Record<string, string>>;

/** Notes the settings of a demo that has started, so that operator commands find its database. */
export function noteRunningDemo(folder: string, settings: Settings): void {
  writeFileSync(join(folder, FILE), `${JSON.stringify({ pid: process.pid, settings })}\n`, { mode: 0o600 });
}

export function forgetRunningDemo(folder: string): void {
  rmSync(join(folder, FILE), { force: true });
}

/**
 * The environment of a command: beside a running demo, and without a `DATABASE_URL` of its own, the settings of the
 * demo are added to it.
 */
export function besideDemo(
  env: NodeJS.ProcessEnv,
  folder: string,
  tell: (line: string) => void,
): NodeJS.ProcessEnv {
  if ((env.DATABASE_URL ?? '').trim() !== '' || env.MODE === 'production') return env;
  const settings = settingsIn(folder);
  if (settings === null) return env;
  tell(
    `A demo runs: this command uses its database, ${settings.DATABASE_URL}. Set DATABASE_URL to use another.\n`,
  );
  return { ...settings, ...env };
}

/** Settings of the running demo; null without one. A demo that was killed left its file behind. */
function settingsIn(folder: string): Settings | null {
  try {
    const { pid, settings }: { pid?: unknown; settings?: unknown } = JSON.parse(
      readFileSync(join(folder, FILE), 'utf8'),
    );
    if (typeof pid !== 'number' || !isObject(settings) || !isRunning(pid)) return null;
    return settings as Settings;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    // Sends nothing: fails when there is no such process.
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
}

/** The URL of a SQLite file of the demo, whichever folder a command is run in. */
export const demoDatabaseUrl = (folder: string): string => `sqlite:${resolve(folder, 'registry.sqlite')}`;
