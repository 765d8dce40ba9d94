import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { numberParam, param, statement } from '../engine/statement.ts';

type After = { after: string; limit: number };
type PublicProfile = { url: string; record: string };

const profiles = statement<After, PublicProfile>((k) =>
  k('agent_profiles')
    .where('agent_url', '>', param('after'))
    // The expression keeps both engines from beginning with all profiles of a visibility.
    .whereRaw("visibility || '' = 'public'")
    .orderBy('agent_url')
    .limit(numberParam('limit'))
    .select({ url: 'agent_url', record: 'record' }),
);
const named = statement<After, { url: string }>((k) =>
  k('agents')
    .where('url', '>', param('after'))
    .whereNull('removed_at')
    .orderBy('url')
    .limit(numberParam('limit'))
    .select('url'),
);

const claims = statement<{ urls: string }, { url: string; domain: string }>((k, engine) =>
  k('agent_claims')
    .where(inList(k, engine, 'agent_url', param('urls')))
    .orderBy(['agent_url', 'publisher_domain'])
    .select({ url: 'agent_url', domain: 'publisher_domain' }),
);

/** What everybody may see of agents, in the order of their URLs, for copies of the registry. */
export function agentCopies(db: Db) {
  return {
    /** The next profiles after a URL. */
    profiles: (after: string, limit: number) => db.all(profiles, { after, limit }),

    /** The next agents after a URL that files of publishers name. */
    named: (after: string, limit: number) => db.all(named, { after, limit }),

    /** The publishers whose inventory these agents claim to sell, by agent and domain. */
    claims: (urls: readonly string[]) => db.all(claims, { urls: JSON.stringify(urls) }),
  };
}
