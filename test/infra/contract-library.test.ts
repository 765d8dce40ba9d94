import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert } from 'chai';
import { protocol } from '../../generated/protocol.ts';
import { publishedText } from '../../src/domain/contract/publish.ts';
import { openContractLibrary } from '../../src/infra/contract-library.ts';
import { projectRoot } from '../../src/infra/project.ts';

/**
 * Releases that were published. A line is never changed or removed: clients cache the files of a release for good. The
 * hash is that of its index under https://registry.example in the name of the sources, which has the hashes of all files.
 */
const PUBLISHED: Readonly<Record<string, string>> = {
  '3.1.0-rc.1': '0f1135881bacbc5342f414fb05bb621301931584f551189223bd81e2a873958d',
};
/** A fork publishes the releases under its own name, with other bytes. */
const isOwnName =
  JSON.parse(readFileSync(join(projectRoot, 'generated/manifest.json'), 'utf8')).protocolName ===
  JSON.parse(
    readFileSync(join(projectRoot, 'schemas/releases/3.1.0-rc.1.jsonl'), 'utf8').split('\n', 1)[0] ?? '',
  ).name;

describe('the library of the published contract', () => {
  const library = openContractLibrary('https://registry.example');

  it('has the releases that were published, and only those', async () => {
    assert.deepEqual(library.releases, Object.keys(PUBLISHED));
    for (const release of ['9.9.9', '', '../contract', 'constructor'])
      assert.isNull(await library.release(release), release);
  });

  for (const [release, sha256] of Object.entries(PUBLISHED)) {
    it(`serves release ${release} as it was published, to the byte`, async () => {
      const shelf = await library.release(release);
      const text = publishedText((await shelf?.document('index.json')) ?? {});
      assert.include(text, `https://registry.example/schemas/v3/releases/${release}/`);
      assert.equal(JSON.parse(text).protocol, protocol.name);
      if (isOwnName) assert.equal(createHash('sha256').update(text).digest('hex'), sha256);
    });
  }

  it('reads a set once, however many ask', async () => {
    assert.strictEqual(...((await Promise.all([library.current(), library.current()])) as [object, object]));
  });
});
