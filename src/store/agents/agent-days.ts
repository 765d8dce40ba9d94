import type { ComplianceStatus, TrackStatus } from '../../domain/agents/compliance.ts';
import { columns, int, json, nullable, one, type RowOf, type Stored, textColumn } from '../engine/columns.ts';
import type { Db } from '../engine/database.ts';
import { deletePiece } from '../engine/dialect.ts';
import { numberParam, param, params, statement } from '../engine/statement.ts';

const dayColumns = columns({
  agentUrl: textColumn,
  /** Day of UTC, such as `2026-11-25`. */
  day: textColumn,
  probes: int,
  answered: int,
  /** Of all answered probes together. */
  responseMs: int,
  lastError: nullable(textColumn),
  checks: int,
  /** Standing after the last run of the day. */
  checkStatus: nullable(one<ComplianceStatus>()),
  /** Results of the last run of the day, by subject. */
  tracks: nullable(json<Readonly<Record<string, TrackStatus>>>()),
});

export type AgentDay = RowOf<typeof dayColumns>;

type Probe = { url: string; day: string; answered: number; response_ms: number; error: string | null };
type Check = { url: string; day: string; status: string; tracks: string };

const addProbe = statement<Probe, never>((k) =>
  k.raw(
    `insert into agent_days (agent_url, day, probes, answered, response_ms, last_error, checks)
     values (:url, :day, 1, :answered, :response_ms, :error, 0)
     on conflict (agent_url, day) do update set
       probes = agent_days.probes + 1,
       answered = agent_days.answered + excluded.answered,
       response_ms = agent_days.response_ms + excluded.response_ms,
       last_error = coalesce(excluded.last_error, agent_days.last_error)`,
    params('url', 'day', 'answered', 'response_ms', 'error'),
  ),
);
const addCheck = statement<Check, never>((k) =>
  k.raw(
    `insert into agent_days (agent_url, day, probes, answered, response_ms, checks, check_status, tracks)
     values (:url, :day, 0, 0, 0, 1, :status, :tracks)
     on conflict (agent_url, day) do update set
       checks = agent_days.checks + 1, check_status = excluded.check_status, tracks = excluded.tracks`,
    params('url', 'day', 'status', 'tracks'),
  ),
);
const since = statement<{ url: string; day: string; limit: number }, Stored>((k) =>
  k('agent_days')
    .where('agent_url', param('url'))
    .where('day', '>=', param('day'))
    .orderBy('day')
    .limit(numberParam('limit'))
    .select(dayColumns.names),
);
const remove = statement<{ url: string }, never>((k) =>
  k('agent_days').where('agent_url', param('url')).delete(),
);
const prune = statement<{ before: string; limit: number }, never>((k, engine) =>
  deletePiece(k, engine, 'agent_days', (rows) => rows.where('day', '<', param('before')).orderBy('day')),
);

/** One row for an enrolled agent and each day on which it was probed or checked. */
export function agentDays(db: Db) {
  return {
    /** Counts a probe. `responseMs` is null when the agent did not answer, for the reason in `error`. */
    addProbe: (
      url: string,
      day: string,
      { responseMs, error }: { responseMs: number | null; error: string | null },
    ) =>
      db.run(addProbe, {
        url,
        day,
        answered: responseMs === null ? 0 : 1,
        response_ms: Math.round(responseMs ?? 0),
        error,
      }),

    addCheck: (
      url: string,
      day: string,
      { status, tracks }: { status: ComplianceStatus; tracks: Readonly<Record<string, TrackStatus>> },
    ) => db.run(addCheck, { url, day, status, tracks: JSON.stringify(tracks) }),

    /** Up to `limit` days of the agent from a day on, in order. */
    async since(url: string, day: string, limit: number): Promise<AgentDay[]> {
      return (await db.all(since, { url, day, limit })).map(dayColumns.read);
    },

    remove: (url: string) => db.run(remove, { url }),

    /** Deletes up to `limit` days before the day; returns the number deleted. */
    prune: (before: string, limit: number) => db.run(prune, { before, limit }),
  };
}
