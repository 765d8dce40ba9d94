import { shown, type Warning, warning } from '../../findings.ts';
import { canonicalDomain } from '../../net/domain-name.ts';

const MOST_WARNINGS = 20;

/**
 * The manager that an ads.txt names (IAB ads.txt 1.1, MANAGERDOMAIN). The last line that names a domain wins; a
 * country after the domain is ignored, and so is a line whose comment says `noagents`.
 */
export function parseAdsTxt(text: string): { managerDomain: string | null; warnings: Warning[] } {
  const warnings: Warning[] = [];
  let managerDomain: string | null = null;
  let number = 0;
  for (const line of text.split(/\r\n|\r|\n/)) {
    number++;
    const value = /^\ufeff?\s*managerdomain\s*=([^#]*)/i.exec(line)?.[1];
    if (value === undefined || optsOut(line)) continue;
    const verdict = canonicalDomain((value.split(',')[0] ?? '').trim());
    if (verdict.ok) managerDomain = verdict.domain;
    else if (warnings.length < MOST_WARNINGS) {
      const message = `line ${number} of ads.txt is ignored, ${shown(value.trim())}: ${verdict.reason}`;
      warnings.push(warning('managerdomain', message));
    }
  }
  return { managerDomain, warnings };
}

function optsOut(line: string): boolean {
  const comment = line.indexOf('#');
  return comment !== -1 && /noagents/i.test(line.slice(comment));
}
