import { createPrivateKey } from 'node:crypto';
import { accessSync, constants, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { JWK } from 'jose';
import { ConfigError, type Environment, textSetting } from './settings.ts';

export function outboundHosts(env: Environment, mode: string): ReadonlyMap<string, string> {
  const file = textSetting(env, 'OUTBOUND_HOSTS');
  if (file === undefined) return new Map();
  if (mode === 'production') throw new ConfigError('OUTBOUND_HOSTS: not allowed in production');
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new ConfigError(`OUTBOUND_HOSTS: cannot read ${file} as JSON`, { cause });
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new ConfigError(`OUTBOUND_HOSTS: ${file} must hold one JSON object, host → origin`);
  }
  const hosts = new Map<string, string>();
  for (const [host, origin] of Object.entries(parsed)) {
    if (typeof origin !== 'string' || URL.parse(origin) === null || !/^https?:/.test(origin)) {
      throw new ConfigError(`OUTBOUND_HOSTS: "${host}" in ${file} needs an http or https origin`);
    }
    hosts.set(host.toLowerCase(), new URL(origin).origin);
  }
  return hosts;
}

export function oauthKeys(env: Environment, mode: string): readonly JWK[] | null {
  const file = textSetting(env, 'OAUTH_KEYS');
  if (file === undefined) {
    if (mode === 'production') throw new ConfigError('OAUTH_KEYS: must be given in production');
    return null;
  }
  let keys: unknown;
  try {
    keys = (JSON.parse(readFileSync(file, 'utf8')) as { keys?: unknown } | null)?.keys;
  } catch (cause) {
    throw new ConfigError(`OAUTH_KEYS: cannot read ${file} as JSON`, { cause });
  }
  if (!Array.isArray(keys) || keys.length === 0 || !keys.every(isSigningKey)) {
    throw new ConfigError(`OAUTH_KEYS: ${file} must hold a JWK set of private P-256 keys, each with a kid`);
  }
  if (new Set(keys.map(({ kid }) => kid)).size < keys.length) {
    throw new ConfigError(`OAUTH_KEYS: two keys in ${file} have the same kid`);
  }
  return keys.map((key: JWK) => ({ ...key, alg: 'ES256', use: 'sig' }));
}

function isSigningKey(key: JWK | null): key is JWK {
  if (key?.kty !== 'EC' || key.crv !== 'P-256') return false;
  if (typeof key.d !== 'string' || typeof key.kid !== 'string' || key.kid === '') return false;
  try {
    // Fails unless the numbers are a point of the curve and its private key.
    createPrivateKey({ key: { ...key }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

/** File with the newest checkpoint of the feed's log; it is replaced, so its folder must be writable. */
export function logCheckpointFile(env: Environment): string | null {
  const path = textSetting(env, 'LOG_CHECKPOINT_FILE');
  if (path === undefined) return null;
  const folder = dirname(path);
  try {
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw new ConfigError(`LOG_CHECKPOINT_FILE: cannot write into the folder ${folder}`, { cause });
  }
  return path;
}

/** Folder of the dumps: beside a database that is a file, and nowhere else unless it is named. */
export function dumpDir(env: Environment, databaseUrl: string): string | null {
  const path = textSetting(env, 'DUMP_DIR');
  if (path === undefined) {
    const file = /^sqlite:(.+)$/.exec(databaseUrl)?.[1];
    return file === undefined || file === ':memory:' ? null : `${file}.dumps`;
  }
  const folder = dirname(path);
  try {
    accessSync(folder, constants.R_OK);
  } catch (cause) {
    throw new ConfigError(`DUMP_DIR: cannot read the folder ${folder}`, { cause });
  }
  return path;
}
