import { printable } from '../http/exchange.ts';
import type { Report, Result } from '../run/report.ts';
import type { Progress } from '../run/run.ts';
import type { Change } from './since.ts';
import { plural } from './text.ts';

/** A terminal, or a file or pipe in its place. */
export type Screen = {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
};

/** Shows on a terminal how far the run is: in one line that is written again, or, elsewhere, in a line for each quarter. */
export function showProgress(screen: Screen): (result: Result, progress: Progress) => void {
  let quarter = 0;
  return ({ id, verdict }, { done, total }) => {
    const count = `[${done}/${total}]`;
    if (screen.isTTY) {
      const line = `${count} ${markOf(verdict)} ${id}`.slice(0, (screen.columns ?? 80) - 1);
      // Carriage return, then "erase the line": the only escape code that is written.
      screen.write(`\r\u001b[K${done === total ? '' : line}`);
      return;
    }
    const reached = Math.floor((4 * done) / total);
    if (reached > quarter) screen.write(`${count} judged\n`);
    quarter = reached;
  };
}

const markOf = (verdict: Result['verdict']): string =>
  verdict === 'holds' ? '+' : verdict === 'violated' ? 'x' : '?';

/** Characters of a response that a terminal shows. */
const MOST_SHOWN = 400;

/** The report for a terminal: what is violated with a command to see it again, what cannot be judged, what changed. */
export function terminalText(report: Report, changes: readonly Change[] | null = null): string {
  const { results, summary } = report;
  const unjudged = results.filter((result) => result.verdict === 'cannot be judged');
  const tookS = (Date.parse(report.ended_at) - Date.parse(report.started_at)) / 1000;
  const lines = [
    ...results.flatMap((result) => (result.verdict === 'violated' ? violationLines(result) : [])),
    ...(unjudged.length === 0 ? [] : ['Cannot be judged:']),
    ...unjudged.map(({ id, why }) => `  ? ${id}: ${why}`),
    ...(unjudged.length === 0 ? [] : ['']),
    ...changeLines(changes),
    ...report.left_behind.map((what) => `Left behind: ${what}`),
    ...Object.entries(report.targets).map(([subject, url]) => `${subject} ${url}`),
    `${plural(summary.holds, 'requirement holds', 'requirements hold')}, ${summary.violated_must} violated (must), ` +
      `${summary.violated_should} violated (should), ${summary.cannot_be_judged} cannot be judged; ` +
      `${plural(report.requests, 'request')} in ${tookS.toFixed(1)} s`,
    ...(report.is_whole ? [] : ['The run was stopped before its end.']),
  ];
  return `${lines.map(printable).join('\n')}\n`;
}

function violationLines(result: Result & { readonly verdict: 'violated' }): string[] {
  const answer = result.exchange?.response;
  return [
    `x ${result.id} (${result.level}; ${result.heading})`,
    `  ${result.rule}`,
    `  ${result.fault}`,
    ...(answer ? [`  ${answer.status} ${answer.body.replaceAll('\n', ' ').slice(0, MOST_SHOWN)}`] : []),
    ...(result.curl === null ? [] : [`  ${result.curl}`]),
    '',
  ];
}

function changeLines(changes: readonly Change[] | null): string[] {
  if (changes === null) return [];
  if (changes.length === 0) return ['Nothing changed since the earlier report.', ''];
  const say = (verdict: Change['now']) => verdict ?? 'not there';
  return [
    'Changed since the earlier report:',
    ...changes.map(({ id, before, now }) => `  ${id}: ${say(before)} -> ${say(now)}`),
    '',
  ];
}
