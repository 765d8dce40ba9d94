import { judgeBrandDraft } from '../src/domain/brands/draft.ts';
import { type LocatedFinding, locatedFindings } from '../src/domain/json/located-findings.ts';
import { canonicalDomain } from '../src/domain/net/domain-name.ts';
import { judgeDraft } from '../src/domain/publishers/adagents/draft.ts';
import { UsageError } from './outcome.ts';

type Judged = { readonly valid: boolean; readonly findings: readonly LocatedFinding[] };

/** A file is judged whole here: nobody else waits. */
const WHOLE = {};

/** Judges the text of a file by the rules of the registry, without asking anybody. */
export function judgeText(
  kind: 'adagents' | 'brand',
  bytes: Uint8Array,
  text: string,
  domain: string | undefined,
): Judged {
  const served = domain === undefined ? null : domainGiven(domain);
  const { findings } =
    kind === 'adagents' ? judgeDraft(bytes, served, WHOLE) : judgeBrandDraft(bytes, served ?? '', WHOLE);
  return { valid: findings.errors.length === 0, findings: locatedFindings(text, findings, null) };
}

function domainGiven(text: string): string {
  const judged = canonicalDomain(text);
  if (judged.ok) return judged.domain;
  throw new UsageError(`--domain ${judged.reason}.`);
}
