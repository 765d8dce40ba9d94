import { createHash } from 'node:crypto';
import { byCodeUnit } from '../json.ts';
import type { Model } from '../model.ts';

/** Must be raised when the same sources intentionally give different output. */
const GENERATOR_VERSION = '2.1.0';

/** `manifest.json`: the generator's version, the protocol name, and the SHA-256 of every source. */
export function emitManifest({ protocol, inputs }: Pick<Model, 'protocol' | 'inputs'>): string {
  const lines = [...inputs]
    .sort((a, b) => byCodeUnit(a.path, b.path))
    .map(({ path, sha256 }) => `${sha256}  ${path}\n`);
  const manifest = {
    generator: { name: 'codegen', version: GENERATOR_VERSION },
    protocolName: protocol.name,
    sources: createHash('sha256').update(lines.join('')).digest('hex'),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
