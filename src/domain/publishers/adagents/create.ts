import type { RegistryAdagentsCreateRequest } from '../../../../generated/types/registry.ts';
import type { Unread } from '../../contract/shapes.ts';
import { type Findings, openReport } from '../../findings.ts';
import { checkAdagents, hasCatalog } from './check.ts';

type Asked = RegistryAdagentsCreateRequest;

/** Content of the file to create. `$schema` and `last_updated` are added unless the `include_…` flags are false. */
export type CreateInput = Required<Unread<Asked, 'authorized_agents', unknown[]>> &
  Unread<Asked, 'properties' | 'catalog_etag' | 'formats' | 'placements' | 'placement_tags'> &
  Unread<Asked, 'include_schema' | 'include_timestamp', boolean | undefined>;

export type CreateContext = {
  now: Date;
  /** URL of the schema that the document names. */
  schema: string;
};

export type Created = { ok: true; text: string; findings: Findings } | { ok: false; findings: Findings };

/** The indentation of a deeply nested list can take sixty times as many characters as the list itself. */
const MOST_CHARACTERS = 8 * 1024 * 1024;

/**
 * Writes an adagents.json as indented JSON with the given parts. Empty parts are left out. Returns findings and no
 * text when the file would be invalid, list nothing, be too long, or have a property that readers would leave out.
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
  // The publisher's domain is not known yet. This domain belongs to nobody.
  const findings = checkAdagents(file, { domain: 'publisher.invalid', strict: true });
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
