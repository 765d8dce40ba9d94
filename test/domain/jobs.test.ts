import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { basename } from 'node:path';
import { assert } from 'chai';
import fc from 'fast-check';
import { isPayload, type JobName, jobNames } from '../../src/domain/jobs.ts';

const buy = { principalId: 'p', id: 'mb_1' };
const account = { principalId: 'p', accountId: 'a' };

describe('isPayload', () => {
  for (const [name, payload] of [
    ['crawlDomain', { domain: 'a.example' }],
    ['probeAgent', { url: 'https://a.example/mcp' }],
    ['deliverWebhooks', { channel: 'c', url: 'https://a.example/hook' }],
    ['announceFeeds', account],
    ['reportBuy', buy],
    ['reportBuy', { ...buy, added_by_a_later_version: true }],
    ['reportPlanOutcome', { ...account, agentUrl: 'https://a.example', report: {} }],
    ['activateSegment', { ...account, segmentId: 's', destination: 'd' }],
    ['readFeed', { ...account, id: 'c' }],
  ] satisfies [JobName, object][])
    it(`takes ${name} with ${JSON.stringify(payload)}`, () => assert.isTrue(isPayload(name, payload)));

  for (const [name, payload] of [
    ['crawlDomain', {}],
    ['crawlDomain', { domain: 1 }],
    ['crawlDomain', { domain: null }],
    ['crawlDomain', { url: 'https://a.example' }],
    ['crawlDomain', 'a.example'],
    ['crawlDomain', null],
    ['crawlDomain', ['a.example']],
    ['reportBuy', { principalId: 'p' }],
    ['reportBuy', { principalId: 'p', id: { text: 'mb_1' } }],
    ['reportPlanOutcome', { ...account, agentUrl: 'https://a.example', report: 'completed' }],
    ['reportPlanOutcome', { ...account, agentUrl: 'https://a.example' }],
    ['readFeed', account],
  ] satisfies [JobName, unknown][])
    it(`refuses ${name} with ${JSON.stringify(payload)}`, () => assert.isFalse(isPayload(name, payload)));

  it('refuses whatever lacks a member, for every kind', () =>
    fc.assert(
      fc.property(fc.constantFrom(...jobNames), fc.jsonValue(), (name, value) =>
        assert.isFalse(isPayload(name, { surely_not_a_member: value })),
      ),
    ));
});

describe('kinds of jobs', () => {
  it('are each run by a file of their own', async () => {
    const files = new Map<string, string>();
    for await (const path of glob('src/jobs/*/*.ts'))
      files.set(basename(path, '.ts'), readFileSync(path, 'utf8'));
    for (const name of jobNames) assert.include(files.get(name) ?? '', `typedJob('${name}'`, name);
  });
});
