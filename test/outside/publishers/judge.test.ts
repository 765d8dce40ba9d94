import { assert } from 'chai';
import type { JudgedFile, ProjectedKind } from '../../../src/domain/publishers/adagents/judge.ts';
import { judgeOnWorker } from '../../../src/outside/publishers/adagents.ts';
import { rejects } from '../../support/rejects.ts';

const context = { publisherDomain: 'pub.example', fileDomain: 'pub.example', role: 'own' } as const;
const KINDS: readonly ProjectedKind[] = ['properties', 'collections', 'authorizations'];

/** A file of 30 properties, two collections and one agent, padded to a length. */
function file(length: number, more: object = {}): Uint8Array {
  const document = {
    authorized_agents: [
      {
        url: 'https://sales.example/mcp',
        authorized_for: 'All',
        authorization_type: 'property_ids',
        property_ids: ['p1'],
      },
    ],
    properties: Array.from({ length: 30 }, (_, index) => ({
      property_id: `p${index}`,
      property_type: 'dooh',
      name: `Screen ${index}`,
      identifiers: [{ type: 'screen_id', value: `s${index}` }],
    })),
    collections: ['a', 'b'].map((id) => ({ collection_id: id, name: id })),
    ...more,
  };
  return Buffer.from(JSON.stringify(document).padEnd(length));
}
const SMALL = 10_000;
const LARGE = 300_000;

/** Everything that can be read from a judged file. */
async function contents({ reader }: JudgedFile) {
  const slices = await Promise.all(KINDS.map((kind) => reader.slice(kind, 0, reader.counts[kind])));
  const asked = ['p1', 'a', 'nothing', '__proto__'];
  return {
    counts: reader.counts,
    slices,
    middle: await reader.slice('properties', 10, 12),
    beyond: await reader.slice('properties', 29, 99),
    missing: await Promise.all(KINDS.map((kind) => reader.missing(kind, asked))),
  };
}

describe('judging a file', () => {
  it('does not judge several small files in one turn of the event loop', async () => {
    let turns = 0;
    let isOpen = true;
    const count = () => {
      turns += 1;
      if (isOpen) setImmediate(count);
    };
    setImmediate(count);
    const judgedIn = await Promise.all(
      Array.from({ length: 40 }, async () => {
        await judgeOnWorker(file(SMALL), context);
        return turns;
      }),
    );
    isOpen = false;
    // Steps of a file that take less than a turn may share it with those of others.
    assert.isAtLeast(new Set(judgedIn).size, 3);
    assert.isAtLeast(turns, 5);
  });

  it('says the same of a small file here and of a large one in a thread', async () => {
    const [here, there] = await Promise.all([
      judgeOnWorker(file(SMALL), context),
      judgeOnWorker(file(LARGE), context),
    ]);
    try {
      assert.deepEqual([here.reader.isLocal, there.reader.isLocal], [true, false]);
      assert.deepEqual(await contents(here), await contents(there));
      const { projection: _here, ...verdict } = here.file;
      const { projection: _there, ...same } = there.file;
      assert.deepEqual(verdict, same);
      assert.notEqual(here.sha256, there.sha256);
      assert.deepEqual((await contents(here)).missing, [
        ['a', 'nothing', '__proto__'],
        ['p1', 'nothing', '__proto__'],
        ['p1', 'a', 'nothing', '__proto__'],
      ]);
    } finally {
      await Promise.all([here.reader.close(), there.reader.close()]);
    }
  });

  it('says the same of lists that are packed in several pieces, wherever a slice begins and ends', async () => {
    const properties = Array.from({ length: 650 }, (_, index) => ({
      property_id: `p${index}`,
      property_type: 'dooh',
      name: `Screen ${index}`,
      identifiers: [
        { type: 'screen_id', value: `S${index}` },
        { value: `t${index}`, type: 'screen_id' },
      ],
      tags: index % 2 === 0 ? ['a', 'b'] : ['a', 'a'],
    }));
    const more = { properties };
    const here = await judgeOnWorker(file(SMALL, more), context);
    const there = await judgeOnWorker(file(LARGE, more), context);
    for (const [from, to] of [
      [0, 650],
      [199, 201],
      [200, 400],
      [399, 10_000],
      [650, 651],
      [700, 800],
    ] as const) {
      assert.deepEqual(
        await there.reader.slice('properties', from, to),
        await here.reader.slice('properties', from, to),
      );
    }
    for (const { reader } of [here, there]) {
      assert.deepEqual(await reader.missing('properties', ['p0', 'p649', 'p650']), ['p650']);
      assert.deepEqual(await reader.shares('pub.example', 10), {
        agents: [
          {
            url: 'https://sales.example/mcp',
            authorizedFor: 'All',
            share: { properties: 1, publisherWide: false },
          },
        ],
        total: 1,
      });
      assert.deepEqual(await reader.tally(), { agents: 1, propertyTypes: { dooh: 650 }, tags: 2 });
    }
    await rejects(there.reader.shares('other.example', 10));
    await Promise.all([here.reader.close(), there.reader.close()]);
    await rejects(there.reader.tally());
  });

  it('keeps the items of a large file packed', async () => {
    const { file: judged, reader } = await judgeOnWorker(file(LARGE), context);
    assert.deepEqual(judged.projection.properties, []);
    assert.deepEqual(reader.counts, { properties: 30, collections: 2, authorizations: 1 });
    await reader.close();
  });

  it('judges few values in place and many in a thread, however short their text is', async () => {
    for (const [items, isInPlace] of [
      [1, true],
      [2_000, true],
      [7_900, false],
      [30_000, false],
    ] as const) {
      const authorized_agents = Array.from({ length: items }, () => ({}));
      const { reader } = await judgeOnWorker(Buffer.from(JSON.stringify({ authorized_agents })), context);
      assert.equal(reader.isLocal, isInPlace, `${items} items`);
      await reader.close();
    }
  });

  it('has the items of a large file in pieces of a few hundred, and of fewer that are long', async () => {
    const properties = Array.from({ length: 450 }, (_, index) => ({
      property_id: `p${index}`,
      property_type: 'dooh',
      name: `Screen ${index}`,
      identifiers: [{ type: 'screen_id', value: `s${index}` }],
      note: 'x'.repeat(index < 400 ? 0 : 100_000),
    }));
    const { reader } = await judgeOnWorker(file(LARGE, { properties }), context);
    assert.isFalse(reader.isShort);
    const pieces = [];
    for await (const piece of reader.pieces('properties')) pieces.push(piece);
    assert.deepEqual(
      pieces.slice(0, 2).map(({ length }) => length),
      [200, 200],
    );
    for (const piece of pieces) assert.isBelow(JSON.stringify(piece).length, 256 * 1024 + 1);
    const ids = properties.map(({ property_id }) => property_id);
    assert.deepEqual(
      pieces.flat().map(({ key }) => key),
      ids,
    );
    const slice = await reader.slice('properties', 395, 440);
    assert.deepEqual(
      slice.map(({ key }) => key),
      ids.slice(395, 440),
    );
    await reader.close();
    await rejects(reader.pieces('properties').next());
  });

  it('names other publishers whichever way it is judged', async () => {
    const more = { collections: [{ collection_id: 'c', name: 'c', publisher_domain: 'other.example' }] };
    for (const length of [SMALL, LARGE]) {
      const { file: judged, reader } = await judgeOnWorker(file(length, more), context);
      assert.deepEqual(judged.projection.namedDomains, ['other.example']);
      await reader.close();
    }
  });

  it('has nothing to read from what is no file, also from a large one', async () => {
    const nothing = { properties: 0, collections: 0, authorizations: 0 };
    for (const text of ['['.repeat(LARGE), `<p>${'x'.repeat(LARGE)}`, JSON.stringify('x'.repeat(LARGE))]) {
      const judged = await judgeOnWorker(Buffer.from(text), context);
      assert.equal(judged.file.variant, 'unreadable');
      assert.deepEqual(judged.reader.counts, nothing);
      assert.deepEqual(await judged.reader.slice('authorizations', 0, 10), []);
      assert.equal((await judged.reader.tally()).agents, 0);
      await judged.reader.close();
    }
  });

  it('leaves the bytes as they are', async () => {
    const bytes = file(LARGE);
    const { reader } = await judgeOnWorker(bytes, context);
    assert.equal(bytes.length, LARGE);
    await reader.close();
  });

  it('finds fault with a large file that is none', async () => {
    for (const text of ['{', '[]']) {
      const { file: judged, reader } = await judgeOnWorker(Buffer.from(text.padStart(LARGE)), context);
      assert.isFalse(judged.valid);
      assert.isAbove(judged.findings.errors.length, 0);
      await reader.close();
    }
  });

  it('answers nothing more once it is closed, and closes twice', async () => {
    const { reader } = await judgeOnWorker(file(LARGE), context);
    await reader.close();
    await reader.close();
    await rejects(reader.slice('properties', 0, 1));
    await rejects(reader.missing('properties', ['p1']));
  });

  it('ends with its signal, before, while and after judging', async () => {
    await rejects(judgeOnWorker(file(LARGE), context, AbortSignal.abort()));
    const soon = new AbortController();
    const judging = judgeOnWorker(file(LARGE), context, soon.signal);
    setTimeout(() => soon.abort(), 5);
    await rejects(judging);
    const late = new AbortController();
    const { reader } = await judgeOnWorker(file(LARGE), context, late.signal);
    late.abort();
    await rejects(reader.slice('properties', 0, 1));
    await reader.close();
  });
});
