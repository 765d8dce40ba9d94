import { assert } from 'chai';
import { typedJob } from '../../src/jobs/typed-job.ts';
import type { Tables } from '../../src/store/index.ts';
import type { ClaimedJob } from '../../src/store/queue/job-leases.ts';

const job = (payload: unknown): ClaimedJob => ({
  id: 'j1',
  kind: 'crawlDomain',
  key: null,
  payload,
  lane: 'local',
  share: '',
  site: '',
  status: 'running',
  dueAt: new Date(0),
  attempts: 1,
  maxAttempts: 3,
  worker: 'w',
  lastErrorCode: null,
  finishedAt: null,
});
const { signal } = new AbortController();
const none = {} as Tables;

describe('a job whose payload is checked', () => {
  const seen: unknown[] = [];
  const crawl = typedJob('crawlDomain', {
    async run({ id, payload: { domain } }) {
      seen.push(['run', id, domain]);
      return { kind: 'done', detail: { domain } };
    },
    async settled(_tx, { payload: { domain } }, { kind }) {
      seen.push(['settled', domain, kind]);
    },
  });
  beforeEach(() => {
    seen.length = 0;
  });

  it('does the work for a payload of its kind', async () => {
    assert.deepEqual(await crawl.run(job({ domain: 'a.example' }), signal), {
      kind: 'done',
      detail: { domain: 'a.example' },
    });
    await crawl.settled?.(none, job({ domain: 'a.example' }), { kind: 'done', detail: {} }, new Date(0));
    assert.deepEqual(seen, [
      ['run', 'j1', 'a.example'],
      ['settled', 'a.example', 'done'],
    ]);
  });

  for (const payload of [null, {}, 'a.example', { domain: 7 }, { url: 'https://a.example' }, []])
    it(`fails with ${JSON.stringify(payload)}, and does nothing`, async () => {
      const outcome = await crawl.run(job(payload), signal);
      assert.deepEqual(outcome, { kind: 'failed', code: 'payload_invalid' });
      await crawl.settled?.(none, job(payload), { kind: 'failed', code: 'payload_invalid' }, new Date(0));
      await crawl.released?.(none, job(payload));
      assert.deepEqual(seen, []);
    });

  it('has no start of its own when the kind has none', () => assert.notProperty(crawl, 'started'));
});
