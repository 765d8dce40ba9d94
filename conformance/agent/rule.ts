import { type Check, type Part, part } from '../check.ts';
import type { Level, Need, Requirement } from '../requirement.ts';
import { openTrial, type Trial } from './trial.ts';

type Run = (trial: Trial) => Promise<void>;

/** The check of a rule of agents: what it does, or that with what a check has beside. */
export type AgentCheck = Run | (Omit<Check, 'run'> & { readonly run: Run });

type More = { readonly level?: Level; readonly needs?: readonly Need[] };

/** A requirement of an agent; a `must` without needs when nothing else is said. */
export const rule = <const Id extends string>(
  id: Id,
  heading: string,
  sentence: string,
  { level = 'must', needs = [] }: More = {},
): Requirement<Id> => ({ id, subject: 'agent', heading, rule: sentence, level, needs });

/** The same checks, judged only where what they build on holds. */
export const basedOn = <const Id extends string>(
  after: readonly string[],
  checks: { readonly [K in Id]: AgentCheck },
): { readonly [K in Id]: AgentCheck } => {
  const based = Object.entries<AgentCheck>(checks).map(([id, check]) => {
    const own = typeof check === 'function' ? { run: check } : check;
    return [id, { ...own, after: [...after, ...(own.after ?? [])] }];
  });
  return Object.fromEntries(based) as { readonly [K in Id]: AgentCheck };
};

/** The same requirements, as rules of one transport. */
export const over = <const Id extends string>(
  transport: 'mcp' | 'a2a',
  requirements: readonly Requirement<Id>[],
): Requirement<Id>[] => requirements.map((one) => ({ ...one, transport }));

/** Needs of what reads with a credential, and of what writes into a sandbox account. */
export const READS: More = { needs: ['credential'] };
export const WRITES: More = { needs: ['credential', 'sandbox'] };

/** Ties checks that work with a trial to their requirements. */
export function agentPart<const Id extends string>(
  requirements: readonly Requirement<Id>[],
  checks: { readonly [K in Id]: AgentCheck },
): Part<Id> {
  const rows = Object.entries<AgentCheck>(checks).map(([id, check]) => {
    const { run, ...more } = typeof check === 'function' ? { run: check } : check;
    return [id, { ...more, run: (context) => run(openTrial(context)) } satisfies Check];
  });
  return part(requirements, Object.fromEntries(rows) as { readonly [K in Id]: Check });
}
