import type { Fetcher } from '../../infra/fetcher.ts';
import { probe } from '../../outside/agents/probe.ts';
import { recordProbe } from '../../record/agents/probes.ts';
import type { Store } from '../../store/open.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';

export type ProbeTools = { store: Store; fetcher: Fetcher; now: () => Date; newId: () => string };

/** Probes one enrolled agent and records its responses or its failure. */
export function probeAgent({ store, fetcher, now, newId }: ProbeTools): NamedJob<'probeAgent'> {
  return typedJob('probeAgent', {
    async run({ payload }, signal) {
      const { url } = payload;
      if ((await store.primary.catalogAgents.findRef(url)) === undefined)
        return { kind: 'done', detail: { outcome: 'gone' } };
      const report = await probe(fetcher, url, signal);
      if (signal.aborted) return { kind: 'retry', code: 'aborted' };
      const context = { now: now(), newId, actor: 'pipeline:agent-probe' };
      const agent = await store.transaction((tx) => recordProbe(tx, url, report, context));
      return {
        kind: 'done',
        detail: { outcome: agent === null ? 'gone' : report.ok ? 'answered' : report.failure.code },
      };
    },
  });
}
