import { siteOf } from '../../domain/net/domain-name.ts';

const job = <Name extends 'probeAgent' | 'checkAgentCompliance'>(kind: Name, url: string, now: Date) => ({
  kind,
  key: url,
  lane: 'agents' as const,
  share: siteOf(URL.parse(url)?.hostname ?? url),
  payload: { url },
  runAt: now,
  maxAttempts: 3,
  pullForward: true,
});

/**
 * Job that probes an enrolled agent. Every behaviour of the agent is an outcome; attempts are for failures of this
 * service.
 */
export const probeOf = (url: string, now: Date) => job('probeAgent', url, now);

export const complianceCheckOf = (url: string, now: Date) => job('checkAgentCompliance', url, now);
