import type { Variant } from '../variant.ts';
import { FEED, row, SEARCH, status, taken } from './rows.ts';

export const accessVariants: readonly Variant[] = [
  row(
    'access.missing',
    'a save without a credential is a bad request',
    /^POST \/api\/brands\/save$/,
    (told, { headers }) => {
      if (!headers.has('authorization')) told.status = 400;
    },
  ),
  row('access.missing', 'the agent search is open', SEARCH, (told, { headers }) => {
    if (!headers.has('authorization'))
      Object.assign(told, { status: 200, body: { results: [], cursor: null, has_more: false } });
  }),
  row('access.invalid', 'a made-up credential opens the feed', FEED, (told, { headers }) => {
    if (headers.get('authorization')?.includes('not.a.credential')) told.status = 200;
  }),
  row('access.outsider', 'a valid token without standing answers 401', /save$/, status(403, 401)),
  row('access.no-echo', 'a refusal repeats the credential', FEED, (told, { headers }) => {
    if (told.status === 401) told.body.message = `${headers.get('authorization')} is unknown`;
  }),
  row('access.challenge', 'a refusal names no scheme', FEED, (told) => {
    if (told.status === 401) told.headers.delete('www-authenticate');
  }),
  row(
    'access.public-with-credential',
    'a public list answers 403 to a credential',
    /^GET \/api\/registry\/stats$/,
    (told, { headers }) => {
      if (headers.has('authorization')) told.status = 403;
    },
  ),
  row(
    'access.public',
    'the statistics need a credential',
    /^GET \/api\/registry\/publishers$/,
    (told, { headers, query }) => {
      if (!headers.has('authorization') && !query.has('limit')) told.status = 401;
    },
  ),
  row(
    'unknown-path',
    'an address that is not there answers 200',
    /^GET \/api\/registry\/nothing/,
    taken(404, {}),
  ),
];
