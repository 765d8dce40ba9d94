import type { Exchange } from '../http/exchange.ts';
import type { Level, Subject } from '../requirement.ts';

/** What became of one requirement. */
export type Result = {
  readonly id: string;
  readonly subject: Subject;
  readonly heading: string;
  readonly rule: string;
  readonly level: Level;
  readonly took_ms: number;
} & Outcome;

export type Outcome =
  | { readonly verdict: 'holds' }
  | {
      readonly verdict: 'violated';
      readonly fault: string;
      readonly exchange: Exchange | null;
      /** A command that sends the request again; null when there was none. */
      readonly curl: string | null;
    }
  | { readonly verdict: 'cannot be judged'; readonly why: string };

/** A whole run, as the JSON output has it. */
export type Report = {
  readonly format: 1;
  readonly runner: { readonly name: string; readonly version: string };
  /** Address of the peer by its subject. */
  readonly targets: { readonly [S in Subject]?: string };
  readonly started_at: string;
  readonly ended_at: string;
  /** False when the run was stopped before its end. */
  readonly is_whole: boolean;
  readonly requests: number;
  readonly summary: Summary;
  readonly results: readonly Result[];
  /** What could not be cleaned up, for the person who started the run. */
  readonly left_behind: readonly string[];
};

export type Summary = {
  readonly holds: number;
  readonly violated_must: number;
  readonly violated_should: number;
  readonly cannot_be_judged: number;
};

export function summaryOf(results: readonly Result[]): Summary {
  const count = (fits: (result: Result) => boolean) => results.filter(fits).length;
  return {
    holds: count(({ verdict }) => verdict === 'holds'),
    violated_must: count(({ verdict, level }) => verdict === 'violated' && level === 'must'),
    violated_should: count(({ verdict, level }) => verdict === 'violated' && level === 'should'),
    cannot_be_judged: count(({ verdict }) => verdict === 'cannot be judged'),
  };
}

/** 0 when no `must` is broken, 1 when one is, 2 when nothing could be judged or the run was stopped. */
export function exitCodeOf({ summary, is_whole }: Pick<Report, 'summary' | 'is_whole'>): 0 | 1 | 2 {
  if (summary.violated_must > 0) return 1;
  const judged = summary.holds + summary.violated_should;
  return is_whole && judged > 0 ? 0 : 2;
}
