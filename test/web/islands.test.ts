import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { islandFiles } from '../../src/http/island-files.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { ISLANDS } from '../../web/islands.ts';
import { explorerPages } from '../../web/pages.ts';

const MOST_COMPRESSED = 60_000;

describe('the scripts of pages', () => {
  const { names, texts } = islandFiles();

  it('are the files of web/islands, each bundled into one with its hash in its name', () => {
    const sources = readdirSync(join(projectRoot, 'web/islands')).filter((file) => file.endsWith('.ts'));
    expect(sources.map((file) => file.replace('.ts', '')).sort()).deep.equal([...ISLANDS].sort());
    for (const island of ISLANDS) expect(names[island]).match(new RegExp(`^${island}\\.[0-9a-f]{16}\\.js$`));
  });

  it('are less than 60 KB for each page, compressed', () => {
    for (const { path, islands = [] } of explorerPages) {
      const sizes = islands.map((island) => gzipSync(texts.get(names[island]) ?? '').length);
      expect(
        sizes.reduce((sum, size) => sum + size, 0),
        path,
      ).below(MOST_COMPRESSED);
    }
    // The pages of sign-in are not among those of the explorer.
    for (const island of ISLANDS)
      expect(
        island === 'passkey' || explorerPages.some(({ islands = [] }) => islands.includes(island)),
        `a page uses ${island}`,
      ).equal(true);
  });

  it('load nothing else, name no host, and turn no text into code', () => {
    for (const [file, text] of texts) {
      expect(text, file).not.match(
        /\beval\(|new Function\b|\bimport\s*\(|^import\b|importScripts|\.write\(/m,
      );
      const hosts = [...text.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host]) => host);
      // Names of namespaces, and an address in the messages of a library, which nobody loads.
      expect(
        hosts.filter((host) => host !== 'www.w3.org' && host !== 'simplewebauthn.dev'),
        file,
      ).deep.equal([]);
    }
  });
});
