import { setImmediate as nextTurn } from 'node:timers/promises';
import { assert } from 'chai';
import fc from 'fast-check';
import { authorizationRow, syncCursor } from '../../../src/domain/authorization/row.ts';
import { eventId, FEED_START, judgeCursor } from '../../../src/domain/feed/feed.ts';
import { bounded } from '../../../src/domain/json/values.ts';
import {
  publishedScope,
  type StoredAuthorization,
} from '../../../src/domain/publishers/adagents/authorizations.ts';
import { writtenRow } from '../../../src/domain/publishers/authorization-text.ts';
import { NOW } from './evidence.ts';

const stored = (scope: object, rest: Partial<StoredAuthorization> = {}): StoredAuthorization => ({
  id: '019bc0c6-9b19-7c51-8f3e-72d4b8a05c16',
  agentUrl: 'https://sales.example/mcp',
  publisherDomain: 'news.example',
  authorizationType: 'property_ids',
  authorizedFor: 'Display "and" video\n',
  scope: JSON.stringify(scope),
  evidence: 'adagents_json',
  createdAt: NOW,
  updatedAt: NOW,
  ...rest,
});

const rowOf = async (row: StoredAuthorization): Promise<string> =>
  writtenRow(row, authorizationRow(row), nextTurn);

describe('authorizationRow', () => {
  it('writes the scope among the other members', async () => {
    const row = JSON.parse(await rowOf(stored({ property_ids: ['a'], countries: ['DE'] })));
    assert.deepInclude(row, {
      id: '019bc0c6-9b19-7c51-8f3e-72d4b8a05c16',
      agent_url: 'https://sales.example/mcp',
      agent_url_canonical: 'https://sales.example/mcp',
      publisher_domain: 'news.example',
      authorization_type: 'property_ids',
      authorized_for: 'Display "and" video\n',
      property_ids: ['a'],
      countries: ['DE'],
      evidence: 'adagents_json',
      disputed: false,
      signing_keys: null,
      created_at: NOW.toISOString(),
    });
  });

  it('leaves the keys of the file alone', async () => {
    const keys = [{ kid: 'a', kty: 'OKP' }];
    assert.deepEqual(JSON.parse(await rowOf(stored({ signing_keys: keys }))).signing_keys, keys);
  });

  it('writes times as instants, and what cannot be read as it is', async () => {
    const scope = { effective_from: '2026-01-31', effective_until: '2026-02-28T10:00+02:00' };
    const row = JSON.parse(await rowOf(stored(scope)));
    assert.equal(row.effective_from, '2026-01-31T00:00:00.000Z');
    assert.equal(row.effective_until, '2026-02-28T08:00:00.000Z');
    const odd = JSON.parse(await rowOf(stored({ effective_from: 'soon' })));
    assert.equal(odd.effective_from, 'soon');
  });

  it('cuts what is too long to be repeated to everybody', async () => {
    const ids = Array.from({ length: 5000 }, (_, index) => `property_${index}`);
    const row = JSON.parse(await rowOf(stored({ property_ids: ids, countries: ['DE'] })));
    assert.deepEqual(row.shortened, ['property_ids']);
    assert.isBelow(JSON.stringify(row.property_ids).length, 33_000);
    assert.deepEqual(row.property_ids, ids.slice(0, row.property_ids.length));
    assert.deepEqual(row.countries, ['DE']);
  });

  it('cuts as events about it are cut, and lets others have their turn meanwhile', async () => {
    const collections = Array.from({ length: 60_000 }, (_, at) => ({
      publisher_domain: 'SHOWS.example',
      collection_ids: [`show_${at}`],
    }));
    const scope = { countries: ['DE'], collections, effective_from: '2026-01-31' };
    let turns = 0;
    const long = stored(scope);
    const text = await writtenRow(long, authorizationRow(long), async () => {
      turns += 1;
    });
    const { collections: kept, ...row } = JSON.parse(text);
    const published = bounded<object>(publishedScope(scope));
    assert.deepInclude({ ...row, collections: kept }, published);
    assert.isAbove(turns, 10);
  });

  it('is one line of JSON with exactly the members of the scope, whatever they hold', async () => {
    const scope = fc.record(
      {
        property_ids: fc.array(fc.string()),
        properties: fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
        exclusive: fc.boolean(),
        countries: fc.array(fc.string()),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(scope, async (members) => {
        const text = await rowOf(stored(members));
        assert.notInclude(text, '\n');
        const row = JSON.parse(text);
        for (const [name, value] of Object.entries(members)) {
          assert.deepEqual(row[name], JSON.parse(JSON.stringify(value)));
        }
      }),
    );
  });
});

describe('syncCursor', () => {
  it('is the newest event, or the beginning', () => {
    const ms = NOW.getTime() - 1000;
    assert.equal(syncCursor(eventId(ms, 3, 'e'), NOW), eventId(ms, 3, 'e'));
    assert.equal(syncCursor(undefined, NOW), FEED_START);
  });

  it('is always one that the feed takes', () => {
    const position = fc.record({
      ms: fc.integer({ min: 0, max: NOW.getTime() }),
      counter: fc.integer({ min: 0, max: 1000 }),
    });
    fc.assert(
      fc.property(position, (head) => {
        const newest = eventId(head.ms, head.counter, 'e');
        assert.equal(
          judgeCursor(syncCursor(newest, NOW), { head, epoch: 'e', hidden: undefined }, NOW),
          'known',
        );
      }),
    );
  });
});
