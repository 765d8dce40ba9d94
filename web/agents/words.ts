import type { StatusKind } from '../components/parts.ts';
import type { Told } from '../explorer.ts';

export type ListedAgent = Told<'listAgents'>['agents'][number];

type Known = Exclude<ListedAgent['type'], 'unknown'>;

export const AGENT_KINDS: readonly (readonly [Known, string])[] = [
  ['sales', 'sells inventory'],
  ['buying', 'buys inventory'],
  ['creative', 'builds or previews creatives'],
  ['signals', 'offers audiences and signals'],
  ['measurement', 'reports metrics'],
  ['governance', 'checks plans and content'],
  ['brand', 'answers for a brand'],
  ['rights', 'licenses rights'],
];

/** Whether the agent answered when it was last asked, as word. */
export function healthWord(health: ListedAgent['health']): readonly [StatusKind, string] {
  if (health === undefined || health.checked_at === null) return ['none', 'never asked'];
  return health.online ? ['good', 'online'] : ['bad', 'offline'];
}

const CHECKS: Readonly<Record<string, readonly [StatusKind, string]>> = {
  passing: ['good', 'passing'],
  degraded: ['warn', 'degraded'],
  failing: ['bad', 'failing'],
  unknown: ['none', 'not checked'],
};
export const checksWord = (status: string | undefined): readonly [StatusKind, string] =>
  CHECKS[status ?? 'unknown'] ?? ['none', status ?? 'unknown'];

const TRACKS: Readonly<Record<string, readonly [StatusKind, string]>> = {
  pass: ['good', 'passed'],
  fail: ['bad', 'failed'],
  partial: ['warn', 'partly passed'],
  skip: ['none', 'left out of this run'],
  silent: ['none', 'ran without counting'],
  warning: ['warn', 'passed with remarks'],
  unknown: ['none', 'no result'],
  skipped: ['none', 'does not apply'],
};
export const trackWord = (status: string): readonly [StatusKind, string] =>
  TRACKS[status] ?? ['none', status];
