import { type Context, part } from '../check.ts';
import type { Ask } from '../http/ask.ts';
import { judgeable, must } from '../verdict.ts';
import { advice, refused, rule } from './answers.ts';

const HEADING = 'Authentication, registry';

/** Reads that need no credential and no parameter. */
const PUBLIC = [
  '/api/registry/stats',
  '/api/registry/agents',
  '/api/registry/publishers',
  '/api/brands/registry?limit=1',
  '/api/properties/registry?limit=1',
];

const domain = 'conformance.invalid';
/** What needs a credential; the bodies are valid, so that only the credential is missing. */
const GUARDED: readonly Ask[] = [
  { path: '/api/registry/feed', query: { limit: 1 } },
  { path: '/api/registry/feed/stream' },
  { path: '/api/registry/agents/search', query: { limit: 1 } },
  { method: 'POST', path: '/api/registry/crawl-request', body: { domain } },
  { method: 'POST', path: '/api/brands/save', body: { domain, brand_name: 'Conformance' } },
  { method: 'POST', path: '/api/brands/discovered/community', body: { domain, brand_name: 'Conformance' } },
  {
    method: 'POST',
    path: '/api/properties/save',
    body: { publisher_domain: domain, properties: [{ type: 'website', name: 'Conformance' }] },
  },
];

/** A registry is right to refuse a credential that is not its own. */
const NOT_ITS_OWN =
  'the credential that was given is refused (401): give one of this registry, or leave it out';

const nameOf = ({ method = 'GET', path }: Ask) => `${method} ${path}`;
/** Nobody was given it. */
const madeUp = (fresh: string) => `${fresh}.not.a.credential`;

/** Whether a credential of the registry opens the feed and the search. */
async function opens(context: Context, as: 'member' | 'person', word: string): Promise<void> {
  for (const ask of [GUARDED[0], GUARDED[2]]) {
    if (ask === undefined) continue;
    const answer = await context.ask({ ...ask, as });
    judgeable(answer.status !== 401, NOT_ITS_OWN);
    must(answer.status === 200, `${nameOf(ask)} answers ${answer.status} with ${word}, not 200`, answer);
  }
}

export const accessPart = part(
  [
    rule('access.public', HEADING, 'Public endpoints need no credential.'),
    rule('access.public-with-credential', HEADING, 'Public endpoints answer callers with a credential too.', [
      'credential',
    ]),
    rule(
      'access.missing',
      HEADING,
      'Without a credential, writes, agent search, feed and crawl requests answer 401.',
    ),
    rule('access.invalid', HEADING, 'With a credential that nobody was given they answer 401.'),
    rule(
      'access.organization',
      HEADING,
      'A credential of an organization opens the feed and the agent search.',
      ['credential'],
    ),
    rule('access.person', HEADING, 'An access token of a member opens the feed and the agent search.', [
      'person token',
    ]),
    rule(
      'access.outsider',
      HEADING,
      'A valid token without the standing answers 403 where the standing is needed, not 401.',
      ['outsider token'],
    ),
    rule('access.no-echo', HEADING, 'A refusal repeats no credential.'),
    advice(
      'access.challenge',
      HEADING,
      'A refusal for want of a credential names the scheme in WWW-Authenticate.',
    ),
  ],
  {
    'registry.access.public': {
      async run(context) {
        for (const path of PUBLIC) {
          const answer = await context.ask({ path });
          must(
            answer.status === 200,
            `GET ${path} answers ${answer.status} without a credential, not 200`,
            answer,
          );
        }
      },
    },
    'registry.access.public-with-credential': {
      after: ['registry.access.public', 'registry.access.organization'],
      async run(context) {
        for (const path of PUBLIC) {
          const answer = await context.ask({ path, as: 'member' });
          must(
            answer.status === 200,
            `GET ${path} answers ${answer.status} with a credential, not 200`,
            answer,
          );
        }
      },
    },
    'registry.access.missing': {
      async run(context) {
        for (const ask of GUARDED)
          refused(await context.ask(ask), `${nameOf(ask)} without a credential`, 401);
      },
    },
    'registry.access.invalid': {
      after: ['registry.access.missing'],
      async run(context) {
        const headers = { authorization: `Bearer ${madeUp(context.fresh('sk'))}` };
        for (const ask of GUARDED)
          refused(await context.ask({ ...ask, headers }), `${nameOf(ask)} with a made-up credential`, 401);
      },
    },
    'registry.access.organization': { run: (context) => opens(context, 'member', 'the credential') },
    'registry.access.person': { run: (context) => opens(context, 'person', 'the token') },
    'registry.access.outsider': {
      async run(context) {
        let isGated = false;
        for (const ask of GUARDED.filter(({ path }) => path.endsWith('/feed') || path.endsWith('/save'))) {
          const answer = await context.ask({ ...ask, as: 'outsider' });
          must(answer.status !== 401, `${nameOf(ask)} answers 401 to a valid token`, answer);
          isGated ||= answer.status === 403;
        }
        judgeable(isGated, 'nothing here is gated on membership');
      },
    },
    'registry.access.no-echo': {
      async run(context) {
        const secret = madeUp(context.fresh('sk'));
        for (const ask of GUARDED) {
          const answer = await context.ask({ ...ask, headers: { authorization: `Bearer ${secret}` } });
          const said = answer.text + [...answer.headers].join('\n');
          must(!said.includes(secret), `${nameOf(ask)} repeats the credential in its refusal`, answer);
        }
      },
    },
    'registry.access.challenge': {
      after: ['registry.access.missing'],
      async run(context) {
        for (const ask of GUARDED) {
          const answer = await context.ask(ask);
          const challenge = answer.headers.get('www-authenticate') ?? '';
          must(/^Bearer\b/i.test(challenge), `${nameOf(ask)} answers 401 without a Bearer challenge`, answer);
        }
      },
    },
  },
);
