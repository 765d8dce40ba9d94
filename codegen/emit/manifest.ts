import { createHash } from 'node:crypto';
import { byCodeUnit } from '../json.ts';
import type { Model } from '../model.ts';

/** Raised when the same sources give different output on purpose. */
const GENERATOR_VERSION = '1.1.0';

/** `manifest.json`: which generator made which files from which sources, with SHA-256 of every file. */
export function emitManifest(
  { protocol, inputs }: Pick<Model, 'protocol' | 'inputs'>,
  outputs: ReadonlyMap<string, string>,
): string {
  const manifest = {
    generator: { name: 'codegen', version: GENERATOR_VERSION },
    protocolName: protocol.name,
    inputs: Object.fromEntries(inputs.map(({ path, sha256 }) => [path, sha256])),
    outputs: Object.fromEntries(
      [...outputs].sort(([a], [b]) => byCodeUnit(a, b)).map(([path, text]) => [path, hash(text)]),
    ),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
