import type { Platform } from '../../ad-server/port.ts';
import { afterPlatform } from '../../domain/signals/activation.ts';
import { announceActivations } from '../../record/signals/activation-webhooks.ts';
import { activationJob } from '../../record/signals/activations.ts';
import type { Store } from '../../store/open.ts';
import { type NamedJob, typedJob } from '../typed-job.ts';

type Tools = { store: Store; platform: Platform; now: () => Date };

/**
 * Activates a signal on a destination: requests it from the platform once, and checks again at the time that the
 * platform gave. An activation that was deactivated during the run is not changed.
 */
export function activateSegment({ store, platform, now }: Tools): NamedJob<'activateSegment'> {
  return typedJob('activateSegment', {
    async run({ payload: id }) {
      const seen = await store.primary.signalActivations.find(id);
      if (seen?.status !== 'activating') {
        // The deactivated one may have been the last activation for which a receiver waits.
        if (seen === undefined)
          await store.transaction((tx) => announceActivations(tx, id, { failed: false, now: now() }));
        return { kind: 'done', detail: { status: seen?.status ?? 'ended' } };
      }
      const answer =
        seen.segmentKey === null
          ? await platform.activateSegment({
              segment_id: id.segmentId,
              destination: id.destination,
              at: now(),
            })
          : { ok: true as const, activation_key: seen.segmentKey, ready_at: seen.readyAt };
      if (!answer.ok && answer.code === 'unavailable') return { kind: 'retry', code: answer.code };
      const at = now();
      const status = await store.transaction(async (tx) => {
        await tx.signalActivations.lock(id.principalId, id.accountId);
        const current = await tx.signalActivations.find(id);
        if (current?.status !== 'activating' || current.createdAt.getTime() !== seen.createdAt.getTime())
          return 'ended';
        if (!answer.ok) {
          await tx.signalActivations.removeAll(id, [id.destination]);
          await announceActivations(tx, id, { failed: true, now: at });
          return 'failed';
        }
        const next = afterPlatform(current, answer, at);
        await tx.signalActivations.putAll([next]);
        if (next.status === 'activating') await tx.jobs.enqueue(activationJob(id, next.readyAt, 'end'));
        else await announceActivations(tx, id, { failed: false, now: at });
        return next.status;
      });
      return status === 'failed' && !answer.ok
        ? { kind: 'failed', code: answer.code }
        : { kind: 'done', detail: { status } };
    },
  });
}
