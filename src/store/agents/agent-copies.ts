import type { Db } from '../engine/database.ts';
import { param, statement } from '../engine/statement.ts';

/** Agents that are read at once. */
export const COPIED_AT_ONCE = 100;

type After = { after: string };
export type PublicProfile = { url: string; record: string };

const profiles = statement<After, PublicProfile>((k) =>
  k('agent_profiles')
    .where('agent_url', '>', param('after'))
    // The expression keeps both engines from beginning with all profiles of a visibility.
    .whereRaw("visibility || '' = 'public'")
    .orderBy('agent_url')
    .limit(COPIED_AT_ONCE)
    .select({ url: 'agent_url', record: 'record' }),
);
const named = statement<After, { url: string }>((k) =>
  k('agents')
    .where('url', '>', param('after'))
    .whereNull('removed_at')
    .orderBy('url')
    .limit(COPIED_AT_ONCE)
    .select('url'),
);

/** What everybody may see of agents, in the order of their URLs, for copies of the registry. */
export function agentCopies(db: Db) {
  return {
    /** The next profiles after a URL. */
    profiles: (after: string) => db.all(profiles, { after }),

    /** The next agents after a URL that files of publishers name. */
    named: (after: string) => db.all(named, { after }),
  };
}
