import { type Findings, mergeFindings } from '../../findings.ts';
import { type JsonLimits, parseJsonDocument } from '../../json/document.ts';
import { isObject } from '../../json/values.ts';
import { inspectAdagents } from './check.ts';
import { judgeAdagentsFile } from './judge.ts';

/** What is known about a file that nobody serves yet. */
export type JudgedDraft = {
  readonly findings: Findings;
  readonly location?: string;
  readonly agentCount: number;
  readonly propertyCount: number;
};

/** What can be judged while other requests wait: a file with more values is judged where it is served, in a thread. */
const LIMITS = { maxValues: 12_000 };

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** Judges the text of an adagents.json: for a publisher as if it were served there, else by itself. */
export function judgeDraft(
  text: string | Uint8Array,
  publisherDomain: string | null,
  limits: Partial<JsonLimits> = LIMITS,
): JudgedDraft {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const parsed = parseJsonDocument(bytes, limits);
  if (!parsed.ok)
    return { findings: { errors: [parsed.error], warnings: [] }, agentCount: 0, propertyCount: 0 };
  if (publisherDomain !== null) {
    const context = { publisherDomain, fileDomain: publisherDomain, role: 'own' as const };
    const { findings, location, agentCount, propertyCount } = judgeAdagentsFile(bytes, context);
    return { findings, agentCount, propertyCount, ...(location === undefined ? {} : { location }) };
  }
  const inspection = inspectAdagents(parsed.value, { domain: '' });
  const file = isObject(parsed.value) ? parsed.value : {};
  return {
    findings: mergeFindings(inspection.findings, { errors: [], warnings: parsed.warnings }),
    ...(inspection.variant === 'pointer' ? { location: inspection.location } : {}),
    agentCount: lengthOf(file.authorized_agents),
    propertyCount: lengthOf(file.properties),
  };
}
