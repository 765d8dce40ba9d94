import type { Validate } from '../../../../generated/validators/index.ts';
import * as schemas from '../../../../generated/validators/schemas/adagents.js';
import type { FindingReport } from '../../findings.ts';
import { warnBySchema } from '../../json/schema-findings.ts';
import { isObject } from '../../json/values.ts';
import type { JsonObject } from './shapes.ts';
import { type AuthorizationType, isAuthorizationType } from './vocabulary.ts';

/** Each refused entry is compared with all findings so far, and a file has up to a million entries. */
const MOST_REFUSED = 200;

/** Warns about what the published schema refuses in a full document and nobody has reported yet. */
export function warnByFileSchema(file: JsonObject, report: FindingReport): void {
  warnBySchema(withoutEntries(file), schemas.AdagentsInline, report);
  const list: readonly unknown[] = Array.isArray(file.authorized_agents) ? file.authorized_agents : [];
  let refused = 0;
  for (const [index, entry] of list.entries()) {
    if (!isObject(entry) || !isAuthorizationType(entry.authorization_type)) continue;
    const schema = AGENT_SCHEMAS[entry.authorization_type];
    if (!warnBySchema(entry, schema, report, `authorized_agents[${index}]`)) refused++;
    if (refused === MOST_REFUSED) return;
  }
}

/** The entries are held against the schema of their own kind, which tells more than "none of six forms". */
const withoutEntries = (file: JsonObject): JsonObject =>
  Array.isArray(file.authorized_agents) && file.authorized_agents.length > 0
    ? { ...file, authorized_agents: [ANY_ENTRY] }
    : file;

const ANY_ENTRY = {
  url: 'https://agent.example',
  authorized_for: 'any',
  authorization_type: 'property_ids',
  property_ids: ['any'],
};

const AGENT_SCHEMAS: Record<AuthorizationType, Validate> = {
  property_ids: schemas.AdagentsAgentByPropertyIds,
  property_tags: schemas.AdagentsAgentByPropertyTags,
  inline_properties: schemas.AdagentsAgentByInlineProperties,
  publisher_properties: schemas.AdagentsAgentByPublisherProperties,
  signal_ids: schemas.AdagentsAgentBySignalIds,
  signal_tags: schemas.AdagentsAgentBySignalTags,
};
