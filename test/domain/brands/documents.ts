import { readdirSync, readFileSync } from 'node:fs';
import { checkBrandJson } from '../../../src/domain/brands/check.ts';

const FIXTURES = new URL('../../fixtures/brand-json/', import.meta.url);
export const fixtures = (kind: 'valid' | 'invalid') =>
  readdirSync(new URL(`${kind}/`, FIXTURES)).map((file) => ({
    file,
    held: JSON.parse(readFileSync(new URL(`${kind}/${file}`, FIXTURES), 'utf8')),
  }));
/** A valid file with every field there is. */
export const fixture = (file: string): object =>
  JSON.parse(readFileSync(new URL(`valid/${file}`, FIXTURES), 'utf8'));

/** The domain that every fixture is served for. */
export const DOMAIN = { domain: 'nova.example' };
/** The errors of a document that is still being written, in which nothing is left out. */
export const errorsOf = (document: unknown) =>
  checkBrandJson(document, { ...DOMAIN, strict: true }).findings.errors.map(({ field }) => field);
export const warningsOf = (document: unknown) =>
  checkBrandJson(document, DOMAIN).findings.warnings.map(({ field }) => field);

/** A fresh copy of `document` with the value at a path such as `logos[0].url` replaced; undefined removes it. */
export function changed(document: object, path: string, value: unknown): unknown {
  const copy = structuredClone(document);
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  const last = keys.pop() ?? '';
  let place = copy as Record<string, unknown>;
  for (const key of keys) place = place[key] as Record<string, unknown>;
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy;
}
