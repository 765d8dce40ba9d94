import type { Check } from '../check.ts';
import { curlOf, masked, printable } from '../http/exchange.ts';
import { needs, type Requirement } from '../requirement.ts';
import { NotJudged, Violation } from '../verdict.ts';
import { contextOf, type Scene } from './context.ts';
import type { Outcome } from './report.ts';

/** The verdict for a requirement that lacks what it needs; null when nothing is missing. */
export function notMet(requirement: Requirement, scene: Scene): Outcome | null {
  const { has } = contextOf(scene, scene.signal);
  const missing = requirement.needs.filter((need) => !has(need));
  if (missing.length === 0) return null;
  return unjudged(`it needs ${missing.map((need) => needs[need]).join(' and ')}`, scene);
}

/** Runs a check within its time. Never rejects: a check that fails by itself judges nothing. */
export async function judge(check: Check, scene: Scene, timeoutMs: number): Promise<Outcome> {
  if (scene.signal.aborted) return unjudged('the run was stopped', scene);
  const late = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([scene.signal, late]);
  try {
    await Promise.race([check.run(contextOf(scene, signal)), rejectionOf(signal)]);
    return { verdict: 'holds' };
  } catch (cause) {
    if (cause instanceof Violation) return violated(cause, scene);
    if (cause instanceof NotJudged) return unjudged(cause.message, scene);
    if (scene.signal.aborted) return unjudged('the run was stopped', scene);
    if (late.aborted) return unjudged(`it took longer than ${timeoutMs / 1000} s`, scene);
    return unjudged(`${CHECK_FAILED}: ${cause instanceof Error ? cause.message : String(cause)}`, scene);
  }
}

/** Begins the reason of a check that failed by itself, which is a fault of the runner. */
const CHECK_FAILED = 'the check itself failed';

const MOST_TEXT = 1_000;

const clean = (text: string, { secrets }: Pick<Scene, 'secrets'>): string =>
  printable(masked(text, secrets)).slice(0, MOST_TEXT);

const unjudged = (why: string, scene: Scene): Outcome => ({
  verdict: 'cannot be judged',
  why: clean(why, scene),
});

const violated = ({ message, exchange }: Violation, scene: Scene): Outcome => ({
  verdict: 'violated',
  fault: clean(message, scene),
  exchange,
  curl: exchange === null ? null : curlOf(exchange),
});

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
