import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { projectRoot } from '../../src/infra/project.ts';

const texts = (folder: string, kind: string): [path: string, text: string][] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(kind))
    .map((path) => [path, readFileSync(join(projectRoot, folder, path), 'utf8')]);

/** Formats and metrics are not among them: tests describe formats by such names, and metrics name a calculation. */
const ID = /"(?:(?:product|proposal|transformer|rights|brand|signal_agent_segment)_id|id)": "([^"]+)"/g;
const HOST = /[a-z0-9-]+\.example\b/g;

describe('the code of the service', () => {
  it('names no product, proposal, transformer, signal, right, brand or host of the fictional publisher', () => {
    const documents = texts('publisher', '.json').map(([, text]) => text);
    const ids = new Set(documents.flatMap((text) => [...text.matchAll(ID)].map(([, id = '']) => id)));
    const hosts = new Set(documents.flatMap((text) => text.match(HOST) ?? []));
    assert.isAbove(ids.size, 300);
    assert.isAbove(hosts.size, 30);
    const found = texts('src', '.ts').flatMap(([path, text]) => {
      const literals = [...text.matchAll(/'([^'\n]+)'/g)].filter(([, literal = '']) => ids.has(literal));
      const named = (text.match(HOST) ?? []).filter((host) => hosts.has(host));
      return [...literals.map(([literal]) => literal), ...named].map((name) => `${path}: ${name}`);
    });
    assert.deepEqual(found, []);
  });
});
