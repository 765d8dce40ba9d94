import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Special behaviour of a host besides serving files, from `_site.json` in its folder. */
export type SiteQuirks = {
  /** Status of every response, which then has no file (200-599). */
  status?: number;
  /** Seconds, sent as Retry-After beside `status`. */
  retryAfter?: number;
  /** Path → absolute URL to which a 301 redirects. */
  redirects: ReadonlyMap<string, string>;
};

const QUIRKS_FILE = '_site.json';

/**
 * Reads the quirks of a host; a host without the file has none. Throws an Error with a one-line message for a
 * malformed file.
 */
export async function readQuirks(hostDir: string): Promise<SiteQuirks> {
  let text: string;
  try {
    text = await readFile(join(hostDir, QUIRKS_FILE), 'utf8');
  } catch {
    return { redirects: new Map() };
  }
  return parseQuirks(text);
}

function parseQuirks(text: string): SiteQuirks {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new Error(`${QUIRKS_FILE} is not JSON`);
  }
  if (!isObject(raw)) throw new Error(`${QUIRKS_FILE} must hold an object`);
  const { status, retry_after: retryAfter, redirects = {} } = raw;
  if (status !== undefined && !isIntegerIn(status, 200, 599))
    throw new Error(`${QUIRKS_FILE}: status must be 200 to 599`);
  if (retryAfter !== undefined && !isIntegerIn(retryAfter, 0, 86_400)) {
    throw new Error(`${QUIRKS_FILE}: retry_after must be 0 to 86400 seconds`);
  }
  if (!isObject(redirects)) throw new Error(`${QUIRKS_FILE}: redirects must be an object`);
  const map = new Map<string, string>();
  for (const [path, target] of Object.entries(redirects)) {
    if (typeof target !== 'string' || URL.parse(target) === null) {
      throw new Error(`${QUIRKS_FILE}: the redirect of ${path} must be an absolute URL`);
    }
    map.set(path, target);
  }
  return {
    ...(status === undefined ? {} : { status }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    redirects: map,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isIntegerIn(value: unknown, low: number, high: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
}
