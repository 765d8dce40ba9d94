import type { Report, Result } from '../run/report.ts';
import { escaped } from './text.ts';

/**
 * The report as JUnit XML, which build servers show. A broken `must` is a failure; a broken `should`, and what cannot be
 * judged, is skipped with its reason.
 */
export function junitOf(report: Report): string {
  const { results, summary } = report;
  const seconds = (ms: number) => (ms / 1000).toFixed(3);
  const tookMs = Date.parse(report.ended_at) - Date.parse(report.started_at);
  const skipped = summary.violated_should + summary.cannot_be_judged;
  const cases = results.map(
    (result) =>
      `  <testcase classname="${escaped(`${result.subject}.${result.heading}`)}" name="${escaped(`${result.id}: ${result.rule}`)}" time="${seconds(result.took_ms)}">${bodyOf(result)}</testcase>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="${escaped(Object.values(report.targets).join(' '))}" tests="${results.length}" failures="${summary.violated_must}" errors="0" skipped="${skipped}" time="${seconds(tookMs)}" timestamp="${escaped(report.started_at)}">
${cases.join('')}</testsuite>
`;
}

function bodyOf(result: Result): string {
  if (result.verdict === 'holds') return '';
  if (result.verdict === 'cannot be judged') return `<skipped message="${escaped(result.why)}"/>`;
  const { fault, level, exchange, curl } = result;
  if (level === 'should') return `<skipped message="${escaped(`should: ${fault}`)}"/>`;
  const answer = exchange?.response;
  const lines = [
    ...(curl === null ? [] : [curl]),
    ...(answer ? [`${answer.status} ${answer.body}`] : []),
    ...(exchange?.failure ? [exchange.failure] : []),
  ];
  return `<failure message="${escaped(fault)}" type="${level}">${escaped(lines.join('\n'))}</failure>`;
}
