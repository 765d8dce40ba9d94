import type { RegistryAdagentsCreateRequest } from '../../../../generated/types/schemas.ts';
import type { Unread } from '../../contract/shapes.ts';
import { type Findings, openReport } from '../../findings.ts';
import { checkAdagents, hasCatalog } from './check.ts';

type Asked = RegistryAdagentsCreateRequest;

/** What a publisher wants its file to say; the schema and the time of writing unless it wants none. */
export type CreateInput = Required<Unread<Asked, 'authorized_agents', unknown[]>> &
  Unread<Asked, 'properties' | 'catalog_etag' | 'formats' | 'placements' | 'placement_tags'> &
  Unread<Asked, 'include_schema' | 'include_timestamp', boolean | undefined>;

export type CreateContext = {
  now: Date;
  /** URL of the schema that the document names. */
  schema: string;
};

export type Created = { ok: true; text: string; findings: Findings } | { ok: false; findings: Findings };

/** Indents of a deeply nested list take sixty times its own characters. */
const MOST_CHARACTERS = 8 * 1024 * 1024;

/**
 * Writes an adagents.json as indented JSON with the parts that were given, empty ones left out. Refused with findings
 * when a file with these parts would be invalid, would say nothing, or has a property that readers would leave out.
 */
export function composeAdagents(input: CreateInput, { now, schema }: CreateContext): Created {
  if (!Array.isArray(input.authorized_agents))
    return refuse('authorized_agents', 'authorized_agents must be an array');
  const parts = {
    properties: input.properties,
    catalog_etag: input.catalog_etag,
    formats: input.formats,
    placements: input.placements,
    placement_tags: input.placement_tags,
  };
  const file = {
    ...(input.include_schema === false ? {} : { $schema: schema }),
    authorized_agents: input.authorized_agents,
    ...Object.fromEntries(Object.entries(parts).filter(([, part]) => !isEmpty(part))),
    ...(input.include_timestamp === false ? {} : { last_updated: now.toISOString() }),
  };
  if (input.authorized_agents.length === 0 && !hasCatalog(file)) {
    return refuse('authorized_agents', 'authorize an agent, or list properties, formats or placements');
  }
  // The domain is not known yet; this one is nobody's.
  const findings = checkAdagents(file, { domain: 'publisher.invalid', strictProperties: true });
  if (findings.errors.length > 0) return { ok: false, findings };
  const text = indented(file);
  if (text === null) return refuse('root', 'the content is nested too deeply');
  if (text.length > MOST_CHARACTERS) {
    return refuse(
      'root',
      `the document has ${text.length} characters, at most ${MOST_CHARACTERS} are allowed: list less, or nest it less deeply`,
    );
  }
  return { ok: true, text, findings };
}

function indented(file: object): string | null {
  try {
    return JSON.stringify(file, null, 2);
  } catch {
    return null;
  }
}

function refuse(field: string, message: string): Created {
  const report = openReport();
  report.error(field, message);
  return { ok: false, findings: report.findings() };
}

function isEmpty(part: unknown): boolean {
  if (part === undefined || part === null || part === '') return true;
  return typeof part === 'object' && Object.keys(part).length === 0;
}
