import { objectOf } from '../../src/domain/json/values.ts';
import { part } from '../check.ts';
import { judgeable, must } from '../verdict.ts';
import { advice, conforms, refused, rule } from './answers.ts';
import { freshHost, publish } from './owned.ts';

const CRAWL = 'Agent discovery, crawl request rules';
const PATH = '/api/registry/crawl-request';
const WRITES = ['credential', 'sandbox'] as const;

/** Calls that a minute allows. */
const BULK_LIMIT = 20;
/** Reads in a row, which any limit for writes would stop. */
const READS = 65;

export const crawlsPart = part(
  [
    rule(
      'crawl.accepted',
      CRAWL,
      'A crawl request answers 202 with a message and the domain, trimmed and in lower case.',
      [...WRITES, 'site'],
    ),
    rule(
      'crawl.often',
      CRAWL,
      'A second request for a domain within 5 minutes answers 429 with error and retry_after.',
      [...WRITES, 'site'],
    ),
    rule('crawl.bad-domain', CRAWL, 'A crawl request for a malformed domain is refused with 400.', WRITES),
    rule('crawl.private', CRAWL, 'A crawl request for a private address is refused with 400.', WRITES),
    rule('limits.reads', 'Limits', 'Reads have no limit: many in a row are all answered.'),
    advice(
      'limits.bulk',
      'Limits',
      'Bulk resolution takes 20 requests a minute and address, and then answers 429.',
      ['sandbox'],
    ),
  ],
  {
    'registry.crawl.accepted': {
      async run(context) {
        const host = freshHost(context, 'crawl');
        await publish(context, host, '/', 'A site.');
        const body = { domain: ` ${host.toUpperCase()} ` };
        const answer = await context.ask({ method: 'POST', path: PATH, body, as: 'member' });
        judgeable(answer.status !== 429, 'the limit of crawl requests is reached');
        must(answer.status === 202, `a crawl request answers ${answer.status}, not 202`, answer);
        await conforms('requestCrawl', answer);
        const { domain } = objectOf(answer.json);
        must(domain === host, `domain is ${String(domain)}, not ${host}`, answer);
      },
    },
    'registry.crawl.often': {
      after: ['registry.crawl.accepted'],
      async run(context) {
        const host = freshHost(context, 'often');
        await publish(context, host, '/', 'A site.');
        const ask = {
          method: 'POST',
          path: PATH,
          body: { domain: host },
          as: 'member',
          isPatient: false,
        } as const;
        const first = await context.ask(ask);
        judgeable(first.status === 202, `the first request answers ${first.status}`);
        const answer = await context.ask(ask);
        refused(answer, 'a second request for the domain', 429);
        const { error, retry_after: seconds } = objectOf(answer.json);
        must(typeof error === 'string' && error !== '', 'error is missing', answer);
        must(
          typeof seconds === 'number' && seconds > 0 && seconds <= 300,
          `retry_after is ${JSON.stringify(seconds)}, not a number of seconds up to 300`,
          answer,
        );
      },
    },
    'registry.crawl.bad-domain': {
      async run(context) {
        for (const body of [{}, { domain: 'a b' }, { domain: 'a..b' }, { domain: 7 }]) {
          const answer = await context.ask({ method: 'POST', path: PATH, body, as: 'member' });
          refused(answer, `a crawl request with ${JSON.stringify(body)}`, 400);
        }
      },
    },
    'registry.crawl.private': {
      async run(context) {
        for (const domain of ['127.0.0.1', '10.0.0.1', '[::1]', 'localhost']) {
          const answer = await context.ask({ method: 'POST', path: PATH, body: { domain }, as: 'member' });
          refused(answer, `a crawl request for ${domain}`, 400);
        }
      },
    },
    'registry.limits.reads': {
      isLast: true,
      after: ['registry.stats'],
      async run(context) {
        for (let calls = 1; calls <= READS; calls += 1) {
          const answer = await context.ask({ path: '/api/registry/stats', isPatient: false });
          must(answer.status !== 429, `number ${calls} of reads in a row answers 429`, answer);
        }
      },
    },
    'registry.limits.bulk': {
      isLast: true,
      async run(context) {
        const body = { domains: [`${context.fresh('nobody')}.invalid`] };
        const ask = { method: 'POST', path: '/api/properties/resolve/bulk', body, isPatient: false } as const;
        for (let calls = 0; calls <= BULK_LIMIT; calls += 1) {
          const answer = await context.ask(ask);
          if (answer.status !== 429) continue;
          const wait = answer.headers.get('retry-after') ?? objectOf(answer.json).retry_after;
          must(Number(wait) > 0, 'the refusal does not say how long to wait', answer);
          return;
        }
        must(false, `${BULK_LIMIT + 1} calls in a row are answered`, context.exchanges.at(-1) ?? null);
      },
    },
  },
);
