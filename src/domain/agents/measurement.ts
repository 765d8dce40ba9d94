import type { RegistryAgentAccreditation, RegistryAgentMetric } from '../../../generated/types/registry.ts';
import { isObject, objectOf } from '../json/values.ts';
import { type ForeignJson, foreignList, foreignUrl, isScriptLike, plain } from '../net/foreign-answer.ts';

/** An accreditation as an agent claims it. An agent cannot state that it was verified. */
type Accreditation = RegistryAgentAccreditation;

export type Metric = RegistryAgentMetric;

export type Intake = { ok: true; metrics: Metric[]; issues: string[] } | { ok: false; reason: string };

const MOST_METRICS = 500;
const MOST_ACCREDITATIONS = 32;
const MOST_BYTES = 256 * 1024;
const MOST_EXT_BYTES = 4 * 1024;
const MOST_ISSUES = 20;

const LONGEST = {
  metric_id: 256,
  accrediting_body: 128,
  certification_id: 256,
  unit: 64,
  methodology_version: 64,
  description: 2000,
  url: 2048,
} as const;

class Unfit extends Error {}

/**
 * Reads the `measurement` block of an agent's capabilities. A block that exceeds the limits of the whole is refused.
 * A metric that exceeds a limit is left out, and `issues` names it. Control characters are removed, and text that
 * could run in a browser is refused. What the agent says about its own verification is ignored.
 */
export function takeMeasurement(block: unknown): Intake {
  const metrics = objectOf(block).metrics;
  if (!Array.isArray(metrics) || metrics.length === 0)
    return refuse('metrics must be a list of at least one metric');
  if (metrics.length > MOST_METRICS) return refuse(`metrics must have at most ${MOST_METRICS} entries`);
  if (Buffer.byteLength(JSON.stringify(block)) >= MOST_BYTES) return refuse('the block is 256 KB or larger');
  const taken = new Map<string, Metric>();
  const issues: string[] = [];
  for (const [index, candidate] of metrics.entries()) {
    try {
      const metric = takeMetric(objectOf(candidate));
      if (taken.has(metric.metric_id)) throw new Unfit('metric_id is not unique');
      taken.set(metric.metric_id, metric);
    } catch (cause) {
      if (!(cause instanceof Unfit)) throw cause;
      if (issues.length < MOST_ISSUES) issues.push(`metrics[${index}]: ${cause.message}`);
    }
  }
  if (taken.size === 0) return refuse(issues[0] ?? 'no metric can be used');
  return { ok: true, metrics: [...taken.values()], issues };
}

const refuse = (reason: string): Intake => ({ ok: false, reason: `measurement: ${reason}` });

function takeMetric(metric: ForeignJson): Metric {
  const accreditations = foreignList(metric.accreditations);
  if (metric.accreditations !== undefined && !Array.isArray(metric.accreditations)) {
    throw new Unfit('accreditations must be a list');
  }
  if (accreditations.length > MOST_ACCREDITATIONS) {
    throw new Unfit(`more than ${MOST_ACCREDITATIONS} accreditations`);
  }
  return {
    metric_id: needed(metric, 'metric_id', LONGEST.metric_id),
    ...url(metric, 'standard_reference'),
    ...(accreditations.length === 0
      ? {}
      : { accreditations: accreditations.map((item) => takeAccreditation(objectOf(item))) }),
    ...text(metric, 'unit', LONGEST.unit),
    ...text(metric, 'description', LONGEST.description),
    ...url(metric, 'methodology_url'),
    ...text(metric, 'methodology_version', LONGEST.methodology_version),
    ...extension(metric.ext),
  };
}

/** The vendor's own fields, cleaned like the others. */
function extension(ext: unknown): { ext?: ForeignJson } {
  if (ext === undefined || ext === null) return {};
  if (!isObject(ext)) throw new Unfit('ext must be an object');
  if (Buffer.byteLength(JSON.stringify(ext)) > MOST_EXT_BYTES)
    throw new Unfit(`ext is larger than ${MOST_EXT_BYTES} bytes`);
  return { ext: objectOf(plainValue(ext)) };
}

function plainValue(value: unknown): unknown {
  if (typeof value === 'string') {
    if (isScriptLike(value)) throw new Unfit('ext holds markup that could run');
    return plain(value);
  }
  if (Array.isArray(value)) return value.map(plainValue);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [String(plainValue(name)), plainValue(inner)]),
  );
}

function takeAccreditation(claim: ForeignJson): Accreditation {
  const { valid_until: until } = text(claim, 'valid_until', 10);
  if (until !== undefined && !isDay(until)) throw new Unfit('valid_until must be YYYY-MM-DD');
  return {
    accrediting_body: needed(claim, 'accrediting_body', LONGEST.accrediting_body),
    ...text(claim, 'certification_id', LONGEST.certification_id),
    ...(until === undefined ? {} : { valid_until: until }),
    ...url(claim, 'evidence_url'),
    verified_by_aao: false,
  };
}

function needed(source: ForeignJson, name: string, max: number): string {
  const value = text(source, name, max)[name];
  if (value === undefined) throw new Unfit(`${name} is missing`);
  return value;
}

/**
 * An object with the field as plain text, empty when the field is missing or blank.
 * @throws {Unfit} when the field is not text, is too long, or is script-like
 */
function text<Name extends string>(source: ForeignJson, name: Name, max: number): { [N in Name]?: string } {
  const value = source[name];
  if (value === undefined || value === null) return {};
  if (typeof value !== 'string') throw new Unfit(`${name} must be text`);
  const kept = plain(value);
  if ([...kept].length > max) throw new Unfit(`${name} is longer than ${max}`);
  if (isScriptLike(kept)) throw new Unfit(`${name} holds markup that could run`);
  return kept === '' ? {} : ({ [name]: kept } as { [N in Name]?: string });
}

function url<Name extends string>(source: ForeignJson, name: Name): { [N in Name]?: string } {
  const found = text(source, name, LONGEST.url);
  const value: string | undefined = found[name];
  if (value === undefined) return found;
  const written = foreignUrl(value);
  if (!written?.toLowerCase().startsWith('https:') || written.length > LONGEST.url)
    throw new Unfit(`${name} must be an https address`);
  return { [name]: written } as { [N in Name]?: string };
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
