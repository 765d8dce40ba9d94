import { isObject, listOf, objectOf } from '../../client/json.ts';
import { readWebhook } from '../../client/webhooks/kinds.ts';
import { type SchemaPath, schemaValidators } from '../../generated/validators/index.ts';
import { judgeBrandDraft } from '../../src/domain/brands/draft.ts';
import type { Findings } from '../../src/domain/findings.ts';
import { parseJsonDocument } from '../../src/domain/json/document.ts';
import { locatedFindings } from '../../src/domain/json/located-findings.ts';
import { placesOf } from '../../src/domain/json/places.ts';
import { judgeDraft } from '../../src/domain/publishers/adagents/draft.ts';
import type { FolderDocument } from './documents.ts';

/** What is wrong with a document, and where. */
export type Fault = {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
};

type Found = { readonly field: string; readonly message: string };

const textOf = ({ bytes }: FolderDocument): string => new TextDecoder().decode(bytes).replace(/^\uFEFF/, '');

/** Nobody waits beside the runner: a document is judged whole. */
const WHOLE = {};

/** The faults of the text alone: no JSON, or none that every reader reads alike. */
export const faultsOfText = (document: FolderDocument): Fault[] => {
  const parsed = parseJsonDocument(document.bytes, WHOLE);
  return parsed.ok ? [] : located(document, { errors: [parsed.error], warnings: [] });
};

export const faultsOfAdagents = (document: FolderDocument): Fault[] =>
  located(document, judgeDraft(document.bytes, null, WHOLE).findings);

export const faultsOfBrand = (document: FolderDocument): Fault[] =>
  located(document, judgeBrandDraft(document.bytes, '', WHOLE).findings);

function located(document: FolderDocument, { errors }: Findings): Fault[] {
  const found = locatedFindings(textOf(document), { errors, warnings: [] }, null);
  return found.map(({ line, column, field, message }) => ({
    path: document.path,
    line,
    column,
    message: field === '' ? message : `${field}: ${message}`,
  }));
}

/** The body of a webhook is of one of the kinds of this release. */
export async function faultsOfWebhook(document: FolderDocument): Promise<Fault[]> {
  const value = parsedOf(document);
  if (value === undefined) return [];
  if (!isObject(value))
    return placed(document, [{ field: '', message: 'the body of a webhook is an object' }]);
  const { kind } = await readWebhook(value);
  const message = 'the body has the form of no webhook of this release';
  return kind === null ? placed(document, [{ field: '', message }]) : [];
}

/** A message of a task, or vectors of a schema: its valid values pass, and its invalid ones do not. */
export async function faultsOfSchema(document: FolderDocument, schema: SchemaPath): Promise<Fault[]> {
  const value = parsedOf(document);
  if (value === undefined) return [];
  const { valid, invalid } = objectOf(value);
  if (!Array.isArray(valid) || !Array.isArray(invalid))
    return placed(document, await brokenIn(schema, value, ''));
  const found: Found[] = [];
  for (const [list, vectors] of Object.entries({ valid, invalid }))
    for (const [at, vector] of listOf(vectors).entries()) {
      const field = `${list}[${at}]`;
      const broken = await brokenIn(schema, valueIn(vector), `${field}.value`);
      if (list === 'valid') found.push(...broken);
      else if (broken.length === 0)
        found.push({ field, message: `an invalid value has the form of ${schema}.json` });
    }
  return placed(document, found);
}

const valueIn = (vector: unknown): unknown => (isObject(vector) && 'value' in vector ? vector.value : vector);

const MOST_OF_ONE = 5;

async function brokenIn(schema: SchemaPath, value: unknown, around: string): Promise<Found[]> {
  const validate = await schemaValidators[schema]();
  if (validate(value)) return [];
  return (validate.errors ?? []).slice(0, MOST_OF_ONE).map(({ instancePath, message }) => ({
    field: fieldOf(around, instancePath),
    message: `${message ?? 'is not valid'} (${schema}.json)`,
  }));
}

/** A JSON Pointer as a path of fields: `/packages/0/budget` is `packages[0].budget`. */
const fieldOf = (around: string, pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(
      (path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : `${path}${path === '' ? '' : '.'}${step}`),
      around,
    );

/** The value of a document; undefined for one that is no JSON, which has a requirement of its own. */
function parsedOf(document: FolderDocument): unknown {
  const parsed = parseJsonDocument(document.bytes, WHOLE);
  return parsed.ok ? parsed.value : undefined;
}

function placed(document: FolderDocument, found: readonly Found[]): Fault[] {
  const places = placesOf(
    textOf(document),
    found.map(({ field }) => field),
  );
  return found.map(({ field, message }, at) => ({
    path: document.path,
    line: places[at]?.line ?? 1,
    column: places[at]?.column ?? 1,
    message: field === '' ? message : `${field}: ${message}`,
  }));
}
