import type { CheckReport } from '../../conformance/ad-server/check.ts';

/** The report for people: what was found, by rule, then what could not be looked at. */
export function readable({ url, name, findings, skipped }: CheckReport): string {
  const lines = [`${name ?? 'The ad server'} at ${url}`, ''];
  for (const rule of new Set(findings.map((one) => one.rule))) {
    lines.push(`${rule}:`);
    for (const { text } of findings.filter((one) => one.rule === rule)) lines.push(`  ✗ ${text}`);
  }
  for (const { rule, text } of skipped) lines.push(`  – not seen (${rule}): ${text}`);
  const count = findings.length;
  lines.push(
    '',
    count === 0 ? 'It keeps the contract.' : `${count} ${count === 1 ? 'finding' : 'findings'}.`,
  );
  return `${lines.join('\n')}\n`;
}
