import { foreign } from '../components/foreign.ts';
import { counted, dataTable, figure, message, stateWord } from '../components/parts.ts';
import { linePlot } from '../components/plot.ts';
import { stackedPlot } from '../components/stacked-plot.ts';
import type { Told } from '../explorer.ts';
import { type Html, html, NO_HTML } from '../html.ts';
import { checksWord, trackWord } from './words.ts';

type History = Told<'getAgentHistory'>;
type Day = History['days'][number];

/** Days with checks that the table lists. */
const MOST_RUNS = 10;

/** How the agent answered and how its checks went, day by day. */
export function overTime(history: History | undefined): Html {
  if (history === undefined) return NO_HTML;
  const { days } = history;
  const isSeen = days.some(({ probes, checks }) => probes + checks > 0);
  return html`<section aria-labelledby="over-time"><h2 id="over-time">Over time</h2>
${isSeen ? html`${answersPlot(days)}${responsePlot(days)}${checksPlot(days)}${runs(days)}` : message('none', 'Nothing yet', 'The agent has not been asked on the last 30 days. The first probe starts within minutes of enrolment, the first checks within 12 hours.')}</section>`;
}

function answersPlot(days: readonly Day[]): Html {
  const asked = days.reduce((sum, { probes }) => sum + probes, 0);
  const answered = days.reduce((sum, day) => sum + day.answered, 0);
  return stackedPlot({
    title: 'Answers, last 30 days',
    said: `It answered ${figure(answered)} of ${counted(asked, 'probe', 'probes')}${asked === 0 ? '' : ` (${((100 * answered) / asked).toFixed(1)} %)`}.`,
    unit: 'probes a day',
    series: [
      { name: 'answered', kind: 'good' },
      { name: 'not answered', kind: 'bad' },
    ],
    days: days.map((one) => ({
      day: one.day,
      values: one.probes === 0 ? null : [one.answered, one.probes - one.answered],
    })),
  });
}

const responsePlot = (days: readonly Day[]): Html =>
  days.some(({ response_ms: ms }) => ms !== undefined)
    ? linePlot({
        title: 'Mean time until it answered',
        points: days.map(({ day, response_ms: ms }) => ({ label: day, value: ms ?? null })),
        unit: 'ms',
      })
    : NO_HTML;

const countOf = ({ tracks = {} }: Day, ...wanted: string[]): number =>
  Object.values(tracks).filter((status) => wanted.includes(String(status))).length;

function checksPlot(days: readonly Day[]): Html {
  const run = days.findLast(({ checks }) => checks > 0);
  if (run === undefined) return NO_HTML;
  return stackedPlot({
    title: 'Checks, the last run of each day',
    said: `Last ${checksWord(run.check_status)[1]} (${run.day}): ${counted(countOf(run, 'pass'), 'subject', 'subjects')} passed, ${figure(countOf(run, 'fail'))} failed.`,
    unit: 'subjects',
    series: [
      { name: 'passed', kind: 'good' },
      { name: 'partly passed', kind: 'warn' },
      { name: 'failed', kind: 'bad' },
    ],
    days: days.map((one) => ({
      day: one.day,
      values:
        one.checks === 0
          ? null
          : [countOf(one, 'pass'), countOf(one, 'partial', 'warning'), countOf(one, 'fail')],
    })),
  });
}

/** What changed between two runs, and why the agent did not answer. */
function runs(days: readonly Day[]): Html {
  const shown = days
    .filter(({ checks, last_error: error }) => checks > 0 || error !== undefined)
    .slice(-MOST_RUNS)
    .reverse();
  if (shown.length === 0) return NO_HTML;
  return dataTable(
    `The newest ${counted(shown.length, 'day', 'days')} with checks or failures`,
    [{ label: 'Day' }, { label: 'Checks' }, { label: 'Not passed' }, { label: 'Last failure' }],
    shown.map((day) => [
      day.day,
      day.check_status === undefined ? '–' : stateWord(...checksWord(day.check_status)),
      notPassed(day),
      day.last_error === undefined ? '–' : foreign(day.last_error, 200),
    ]),
  );
}

function notPassed({ tracks = {} }: Day): Html {
  const found = Object.entries(tracks).filter(([, status]) => !['pass', 'skipped'].includes(String(status)));
  if (found.length === 0) return '–';
  return found.map(
    ([track, status]) => html`<span>${foreign(track)} ${stateWord(...trackWord(String(status)))} </span>`,
  );
}
