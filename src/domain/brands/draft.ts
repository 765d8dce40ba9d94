import { type Findings, mergeFindings } from '../findings.ts';
import { type JsonLimits, parseJsonDocument } from '../json/document.ts';
import { type BrandVariant, checkBrandJson } from './check.ts';

/** What can be judged while other requests wait. */
const LIMITS = { maxValues: 12_000 };

/** Judges the text of a brand.json that nobody serves yet, by the rules of a served one. */
export function judgeBrandDraft(
  text: string | Uint8Array,
  domain: string,
  limits: Partial<JsonLimits> = LIMITS,
): { variant: BrandVariant | null; findings: Findings } {
  const parsed = parseJsonDocument(typeof text === 'string' ? Buffer.from(text) : text, limits);
  if (!parsed.ok) return { variant: null, findings: { errors: [parsed.error], warnings: [] } };
  const { variant, findings } = checkBrandJson(parsed.value, { domain });
  return { variant, findings: mergeFindings(findings, { errors: [], warnings: parsed.warnings }) };
}
