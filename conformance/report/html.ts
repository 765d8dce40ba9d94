import type { Report, Result } from '../run/report.ts';
import type { Change } from './since.ts';
import { escaped, plural } from './text.ts';

/**
 * The report as one page that needs nothing else: no script, no font, no picture, which its policy says too. All
 * values are escaped, since they come from the peer.
 */
export function htmlOf(report: Report, changes: readonly Change[] | null = null): string {
  const { summary, results, targets } = report;
  const title = `Conformance of ${Object.values(targets).join(', ')}`;
  const headings = [...new Set(results.map(({ subject, heading }) => `${subject}: ${heading}`))];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(`${report.runner.name} ${report.runner.version}, ${report.started_at} to ${report.ended_at}, ${plural(report.requests, 'request')}.`)}${report.is_whole ? '' : ' <strong>The run was stopped before its end.</strong>'}</p>
<dl class="sums">
${sum('Hold', summary.holds)}${sum('Violated (must)', summary.violated_must)}${sum('Violated (should)', summary.violated_should)}${sum('Cannot be judged', summary.cannot_be_judged)}</dl>
${changesHtml(changes)}${leftHtml(report.left_behind)}${headings.map((heading) => sectionHtml(heading, results)).join('')}</main>
</body>
</html>
`;
}

const sum = (name: string, count: number) => `<div><dt>${name}</dt><dd>${count}</dd></div>\n`;

function changesHtml(changes: readonly Change[] | null): string {
  if (changes === null) return '';
  const say = (verdict: Change['now']) => escaped(verdict ?? 'not there');
  const items = changes.map(
    ({ id, before, now }) => `<li><code>${escaped(id)}</code>: ${say(before)}, now ${say(now)}</li>\n`,
  );
  const body = items.length === 0 ? '<p>Nothing changed.</p>' : `<ul>\n${items.join('')}</ul>`;
  return `<section><h2>Since the earlier report</h2>\n${body}</section>\n`;
}

const leftHtml = (left: readonly string[]): string =>
  left.length === 0
    ? ''
    : `<section><h2>Left behind</h2>\n<ul>${left.map((what) => `<li>${escaped(what)}</li>`).join('')}</ul></section>\n`;

function sectionHtml(heading: string, results: readonly Result[]): string {
  const rows = results.filter((result) => `${result.subject}: ${result.heading}` === heading);
  return `<section>
<h2>${escaped(heading)}</h2>
<ul class="rules">
${rows.map(rowHtml).join('')}</ul>
</section>
`;
}

function rowHtml(result: Result): string {
  const { id, level, rule, verdict } = result;
  const kind = verdict === 'holds' ? 'holds' : verdict === 'violated' ? `violated ${level}` : 'unjudged';
  return `<li class="${kind}"><p><strong>${verdict}</strong> <code>${escaped(id)}</code> (${level})<br>${escaped(rule)}</p>${moreHtml(result)}</li>
`;
}

function moreHtml(result: Result): string {
  if (result.verdict === 'holds') return '';
  if (result.verdict === 'cannot be judged') return `<p>${escaped(result.why)}</p>`;
  const { fault, exchange, curl, id } = result;
  const part = (name: string, text: string) =>
    `<h3>${name}</h3><pre tabindex="0" aria-label="${escaped(`${name}, ${id}`)}">${escaped(text)}</pre>`;
  if (exchange === null) return `<p class="fault">${escaped(fault)}</p>`;
  const { request, response, failure } = exchange;
  const lines = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const asked = [`${request.method} ${request.url}`, ...lines(request.headers), '', request.body ?? ''];
  const answered =
    response === null
      ? [failure ?? 'no answer']
      : [
          String(response.status),
          ...lines(response.headers),
          '',
          response.body + (response.isCut ? ' …' : ''),
        ];
  return `<p class="fault">${escaped(fault)}</p>
<details><summary>Request and response of ${escaped(id)}</summary>
${part('Request', asked.join('\n').trimEnd())}
${part('Response', answered.join('\n').trimEnd())}
${curl === null ? '' : part('Again', curl)}</details>`;
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1b1b1b; --ground: #fff; --soft: #f2f2f2; --line: #767676; --good: #1a6e34; --bad: #b3261e; --mild: #7a5200; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececec; --ground: #161616; --soft: #262626; --line: #8c8c8c; --good: #7bd88f; --bad: #ff9c94; --mild: #f0c36d; } }
body { margin: 0; color: var(--ink); background: var(--ground); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; } h3 { font-size: 1rem; margin: .5rem 0 0; }
.sums { display: flex; flex-wrap: wrap; gap: 1rem; margin: 0; }
.sums div { padding: .5rem 1rem; background: var(--soft); border-radius: .3rem; }
dd { margin: 0; font-size: 1.5rem; }
.rules { padding: 0; list-style: none; }
.rules li { margin: .5rem 0; padding: .1rem .8rem; border-left: .3rem solid var(--line); }
.rules p { margin: .3rem 0; }
.holds { border-color: var(--good) !important; } .holds strong { color: var(--good); }
.violated { border-color: var(--bad) !important; } .violated strong, .fault { color: var(--bad); }
.violated.should { border-color: var(--mild) !important; } .violated.should strong, .violated.should .fault { color: var(--mild); }
pre { max-height: 20rem; overflow: auto; padding: .5rem; background: var(--soft); white-space: pre-wrap; }
`;
