import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { JWK } from 'jose';
import type { AgentDeclaration } from './domain/declaration/agent-profile.ts';
import { checkProfile } from './domain/declaration/check.ts';
import { wiring } from './domain/declaration/wiring.ts';
import { builtInProfile } from './domain/deployment/built-in.ts';
import { readProfile } from './domain/deployment/read.ts';
import { ConfigError, type Environment, textSetting } from './settings.ts';

// Readers of the settings that name a file.

/** Value of AGENT_PROFILE for the built-in, invented publisher, the default of a sandbox. */
const BUILT_IN = 'built-in';

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

export function agentProfile(env: Environment, mode: string): AgentDeclaration {
  const file = textSetting(env, 'AGENT_PROFILE');
  if (file === BUILT_IN) return builtInProfile;
  if (file === undefined) {
    if (mode !== 'production') return builtInProfile;
    // The built-in publisher sells invented inventory, which a missing setting must not put into production.
    throw new ConfigError(
      `AGENT_PROFILE: must be given in production; name a file, or ${BUILT_IN} for the invented publisher`,
    );
  }
  const written = readJson(file);
  if (!written.ok)
    throw new ConfigError(`AGENT_PROFILE: ${file} ${written.reason}`, { cause: written.cause });
  const read = readProfile(written.document, (path) => readJson(resolve(dirname(file), path)));
  const problems = read.ok ? checkProfile(read.profile, wiring) : read.problems;
  if (read.ok && problems.length === 0) return read.profile;
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
  throw new ConfigError(`AGENT_PROFILE: ${file}: ${problems[0]}${more}`, {
    faults: problems.map((problem) => `AGENT_PROFILE: ${file}: ${problem}`),
  });
}

function readJson(
  file: string,
): { ok: true; document: unknown } | { ok: false; reason: string; cause: unknown } {
  try {
    return { ok: true, document: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (cause) {
    return { ok: false, reason: 'cannot be read as JSON', cause };
  }
}
