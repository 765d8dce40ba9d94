import { type Html, html } from '../html.ts';
import { figure } from './parts.ts';

export const SEVERITIES = ['error', 'warning'] as const;
export type Severity = (typeof SEVERITIES)[number];

const WORDS: Readonly<Record<Severity, string>> = { error: 'Errors', warning: 'Warnings' };

/** Links that show findings of one severity only, with how many there are of each. */
export function severityLinks(
  findings: readonly { readonly severity: Severity }[],
  chosen: Severity | '',
  hrefOf: (severity: Severity | '') => string,
): Html {
  const countOf = (severity: Severity | '') =>
    severity === '' ? findings.length : findings.filter((one) => one.severity === severity).length;
  const link = (severity: Severity | '', word: string) =>
    html`<li><a href=${hrefOf(severity)} aria-current=${severity === chosen ? 'true' : undefined}>${word} <span class="soft">${figure(countOf(severity))}</span></a></li>`;
  return html`<nav class="severities" aria-label="Findings by severity"><ul>${link('', 'All')}${SEVERITIES.map((one) => link(one, WORDS[one]))}</ul></nav>`;
}
