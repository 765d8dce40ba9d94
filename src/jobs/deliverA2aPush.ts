import { LONGEST_DELIVERY_MS, type PushDelivery } from '../domain/a2a/push-delivery.ts';
import type { A2aPushConfig } from '../domain/a2a/task.ts';
import type { Fetcher } from '../infra/fetcher.ts';
import type { TargetVerdict } from '../infra/push-target.ts';
import type { JobKind } from '../infra/queue.ts';
import type { Store } from '../store/open.ts';

export type PushTools = {
  store: Store;
  fetcher: Fetcher;
  /** Whether notifications may be sent to a URL. */
  judgeTarget: (url: string) => Promise<TargetVerdict>;
  now: () => Date;
};

const TIMEOUT_MS = 10_000;
const MOST_ANSWER_BYTES = 4_096;
const TOKEN_HEADER = 'x-a2a-notification-token';

/**
 * Sends one notification about a task of A2A to who asked for it. Any 2xx will do; everything else is tried again,
 * at most a day long. A receiver that was removed meanwhile hears nothing.
 */
export function deliverA2aPush({ store, fetcher, judgeTarget, now }: PushTools): JobKind {
  return {
    async run({ payload }, signal) {
      const { principalId, taskId, configId, contentType, body, changedAt } = payload as PushDelivery;
      if (now().getTime() - changedAt > LONGEST_DELIVERY_MS) return { kind: 'failed', code: 'too_late' };
      const config = await store.read.a2aPushConfigs.find(principalId, taskId, configId);
      if (config === undefined) return { kind: 'done', detail: { outcome: 'gone' } };
      const verdict = await judgeTarget(config.url);
      if (!verdict.ok) return { kind: 'retry', code: 'refused' };
      const answer = await fetcher.fetch({
        url: config.url,
        method: 'POST',
        headers: { 'content-type': contentType, ...credentials(config) },
        body,
        maxBytes: MOST_ANSWER_BYTES,
        timeoutMs: TIMEOUT_MS,
        // Judged above: anything else than https is a host of the operator's own.
        httpsOnly: false,
        redirects: { max: 0, stay: 'same-site' },
        signal,
      });
      if (!answer.ok) return { kind: 'retry', code: answer.code };
      if (answer.status < 200 || answer.status > 299)
        return { kind: 'retry', code: `status_${answer.status}` };
      return { kind: 'done', detail: { status: answer.status } };
    },
  };
}

function credentials({ token, authentication }: A2aPushConfig): Record<string, string> {
  return {
    ...(token === '' ? {} : { [TOKEN_HEADER]: token }),
    ...(authentication === null
      ? {}
      : { authorization: `${authentication.scheme} ${authentication.credentials}` }),
  };
}
