import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoredAuthorization } from '../../domain/authorization/row.ts';
import type { Db } from '../engine/database.ts';
import { inList } from '../engine/dialect.ts';
import { param, params, statement } from '../engine/statement.ts';

const PAGE = 500;
/** Longer scopes come one at a time, so that a page stays small whatever the files say. */
const LONG_SCOPE = 64 * 1024;

type Row = Omit<StoredAuthorization, 'scope' | 'createdAt' | 'updatedAt'> & {
  /** Null when it is long. */
  scope: string | null;
  createdAt: number;
  updatedAt: number;
};

const COLUMNS = `id, agent_url as "agentUrl", publisher_domain as "publisherDomain",
  authorization_type as "authorizationType", authorized_for as "authorizedFor", evidence,
  case when octet_length(scope) <= ${LONG_SCOPE} then scope end as scope,
  created_at as "createdAt", updated_at as "updatedAt"`;

// The limit stands in the text: SQLite plans a statement anew, each time it runs, when its limit is a parameter.
const allAfter = statement<{ after: string; evidence: string }, Row>((k, engine) =>
  k.raw(`select ${COLUMNS} from authorizations where id > :after and :wanted order by id limit ${PAGE}`, {
    ...params('after'),
    wanted: inList(k, engine, 'evidence', param('evidence')),
  }),
);
const agentsAfter = statement<{ agent: string; domain: string; id: string; evidence: string }, Row>(
  (k, engine) =>
    k.raw(
      `select ${COLUMNS} from authorizations
     where agent_url = :agent and (publisher_domain, id) > (:domain, :id) and :wanted
     order by publisher_domain, id limit ${PAGE}`,
      {
        ...params('agent', 'domain', 'id'),
        wanted: inList(k, engine, 'evidence', param('evidence')),
      },
    ),
);
const scopeOf = statement<{ id: string }, { scope: string }>((k) =>
  k('authorizations').where('id', param('id')).select('scope'),
);

/** Authorizations as they go out, a few at a time, in order of a key that a reader can go on from. */
export function authorizationRows(db: Db) {
  type Page = (last: Row | undefined) => Promise<Row[]>;

  /** Short rows together, long ones each by itself; other requests get their turn in between. */
  async function* inOrder(page: Page): AsyncGenerator<StoredAuthorization[]> {
    let last: Row | undefined;
    for (;;) {
      const rows = await page(last);
      let short: StoredAuthorization[] = [];
      for (const row of rows) {
        const { scope } = row;
        if (scope !== null) short.push(fromRow(row, scope));
        else {
          if (short.length > 0) yield short;
          short = [];
          const long = await db.one(scopeOf, { id: row.id });
          if (long !== undefined) yield [fromRow(row, long.scope)];
        }
      }
      if (short.length > 0) yield short;
      last = rows.at(-1);
      if (rows.length < PAGE) return;
      await nextTurn();
    }
  }

  return {
    /** An agent's authorizations behind a publisher and an id, by these. */
    ofAgent(agentUrl: string, evidence: readonly string[], after: { domain: string; id: string }) {
      const asked = { agent: agentUrl, evidence: JSON.stringify(evidence) };
      return inOrder((last) =>
        db.all(agentsAfter, {
          ...asked,
          ...(last === undefined ? after : { domain: last.publisherDomain, id: last.id }),
        }),
      );
    },

    /** Every authorization, by id. */
    all(evidence: readonly string[]) {
      const asked = { evidence: JSON.stringify(evidence) };
      return inOrder((last) => db.all(allAfter, { ...asked, after: last?.id ?? '' }));
    },
  };
}

const fromRow = (row: Row, scope: string): StoredAuthorization => ({
  ...row,
  scope,
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
});
