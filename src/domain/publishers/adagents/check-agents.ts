import { canonicalAgentUrl, hasUserInfo } from '../../agents/agent-url.ts';
import { type FindingReport, shown } from '../../findings.ts';
import { checkEncryptionKeys, checkSigningKeys } from './check-keys.ts';
import { checkProperties } from './check-properties.ts';
import { checkQualifiers } from './check-qualifiers.ts';
import { checkPublisherSelectors } from './check-selectors.ts';
import type { PropertyReading } from './read-property.ts';
import { type Known, warnAboutUnknown } from './references.ts';
import {
  type FilePlace,
  type JsonObject,
  objects,
  optionalArray,
  optionalText,
  placeAt,
  requiredArray,
  requiredText,
  texts,
} from './shapes.ts';
import { isStrictTimestamp } from './timestamps.ts';
import { type AuthorizationType, companions, coversSignalsOnly, isAuthorizationType } from './vocabulary.ts';

/** An entry of `authorized_agents` without an error. */
export type AgentReading = {
  /** Where it stands in the file, for example `authorized_agents[0]`. */
  field: string;
  /** Canonical. */
  agentUrl: string;
  type: AuthorizationType;
  authorizedFor: string;
  /** The properties that the entry describes itself. */
  inline: PropertyReading[];
  doc: JsonObject;
};

const LONGEST_PURPOSE = 500;

/** Checks the entries of `authorized_agents` and answers those that can be relied on. */
export function checkAgents(
  list: readonly unknown[],
  known: Known,
  report: FindingReport,
  strictProperties: boolean,
): AgentReading[] {
  const readings: AgentReading[] = [];
  const seen = new Map<string, string>();
  for (const place of objects(list, 'authorized_agents', report)) {
    const errorsBefore = report.errorCount();
    const reading = checkAgent(place, known, strictProperties);
    if (reading === undefined) continue;
    if (report.errorCount() === errorsBefore) readings.push(reading);
    const first = seen.get(reading.agentUrl);
    if (first === undefined) seen.set(reading.agentUrl, place.path);
    else report.warn(placeAt(place, 'url'), `the same agent is already authorized by ${first}`);
  }
  return readings;
}

function checkAgent(place: FilePlace, known: Known, strictProperties: boolean): AgentReading | undefined {
  const { owner, path, report } = place;
  const agentUrl = checkUrl(place);
  const authorizedFor = requiredText(place, 'authorized_for', LONGEST_PURPOSE);
  checkLists(place);
  const type = checkType(place);
  const inlineList = optionalArray(place, 'properties') ?? [];
  const inline = checkProperties(inlineList, placeAt(place, 'properties'), report, strictProperties);
  checkPublisherSelectors(
    optionalArray(place, 'publisher_properties') ?? [],
    placeAt(place, 'publisher_properties'),
    report,
  );
  checkQualifiers(place, type !== undefined && coversSignalsOnly(type), known);
  checkSigningKeys(place);
  checkEncryptionKeys(place);
  const updated = optionalText(place, 'last_updated');
  if (updated !== undefined && !isStrictTimestamp(updated)) {
    report.warn(placeAt(place, 'last_updated'), 'last_updated should look like 2026-01-31T12:00:00Z');
  }
  if (type !== undefined) warnAboutUnknown(place, type, known);
  if (agentUrl === undefined || authorizedFor === undefined || type === undefined) return undefined;
  return { field: path, agentUrl, type, authorizedFor, inline, doc: owner };
}

function checkUrl(place: FilePlace): string | undefined {
  const url = requiredText(place, 'url');
  if (url === undefined) return undefined;
  const verdict = canonicalAgentUrl(url);
  if (!verdict.ok) {
    place.report.error(placeAt(place, 'url'), `${shown(url)}: ${verdict.reason}`);
    return undefined;
  }
  if (!verdict.url.startsWith('https://')) {
    place.report.error(placeAt(place, 'url'), `${shown(url)}: the URL of an agent must use https`);
    return undefined;
  }
  if (hasUserInfo(url))
    place.report.warn(placeAt(place, 'url'), 'the user name in the URL is ignored', verdict.url);
  return verdict.url;
}

function checkType(place: FilePlace): AuthorizationType | undefined {
  const type = place.owner.authorization_type;
  if (isAuthorizationType(type)) {
    requiredArray(place, companions[type], `when authorization_type is ${type}`);
    return type;
  }
  const problem = type === undefined ? 'is required' : `cannot be ${shown(type)}`;
  const allowed = Object.keys(companions).join(', ');
  place.report.error(
    placeAt(place, 'authorization_type'),
    `authorization_type ${problem}, use one of ${allowed}`,
  );
  return undefined;
}

/** The lists of names must hold strings, whatever the type says about which of them counts. */
function checkLists(place: FilePlace): void {
  for (const name of ['property_ids', 'property_tags', 'signal_ids', 'signal_tags']) {
    texts(place, name, optionalArray(place, name) ?? []);
  }
}
