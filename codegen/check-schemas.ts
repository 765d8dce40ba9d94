import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { ContractError } from './contract-error.ts';
import { arrayOr, isObject, type JsonObject } from './json.ts';
import type { SourceTree } from './read.ts';
import { isKnownKeyword, subschemas } from './schema-keywords.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** Annotation that explains the values of an enumeration. */
export const VALUE_TEXTS = 'x-enum-descriptions';

const TABLES = new Set(['schemas/v3/tasks.json', 'schemas/v3/task-errors.json', 'schemas/v3/release.json']);

const ajv = new Ajv2020({ strict: false, allErrors: false });
formats.default(ajv);
const conforms = ajv.compile({ $ref: DIALECT });

/** Paths of the schema files in a tree: all files under `schemas/v3/` except the tables. */
export function schemaFiles(tree: SourceTree): string[] {
  return [...tree.keys()].filter((path) => path.startsWith('schemas/v3/') && !TABLES.has(path));
}

/**
 * Checks that each schema file is a 2020-12 schema with a description and with the `$id` of its path.
 *
 * @throws {ContractError} for the first file that is not
 */
export function checkSchemaFiles(tree: SourceTree): void {
  const owners = new Map<string, string>();
  for (const file of schemaFiles(tree)) {
    const schema = tree.get(file)?.value;
    if (!isObject(schema)) throw new ContractError(`${file} is not a JSON object`);
    const id = typeof schema.$id === 'string' ? schema.$id : '(none)';
    const owner = owners.get(id);
    if (owner) throw new ContractError(`${owner} and ${file} have the same $id ${id}`);
    owners.set(id, file);
  }
  for (const [id, file] of owners) {
    if (id !== `/${file}`) throw new ContractError(`${file} has $id ${id}; its path asks for /${file}`);
    const schema = tree.get(file)?.value;
    if (!isObject(schema)) continue;
    if (schema.$schema !== DIALECT) throw new ContractError(`${file} must say "$schema": "${DIALECT}"`);
    checkSchema(file, '', schema);
  }
}

/**
 * Checks one schema.
 *
 * @param base pointer of the schema inside the file
 * @throws {ContractError} when it breaks the 2020-12 meta-schema, uses a keyword or format that the generator does
 *   not know, or has a pattern that is not a Unicode regular expression or that some language cannot compile
 */
export function checkSchema(file: string, base: string, schema: JsonObject): void {
  if (!conforms(schema)) {
    const [error] = conforms.errors ?? [];
    const keyword = `${error?.schemaPath.replace(/^(?!https:)/, DIALECT)} ${JSON.stringify(error?.params)}`;
    throw new ContractError(
      `${file}#${base}${error?.instancePath} is not a valid JSON Schema 2020-12: ${error?.message} (${keyword})`,
    );
  }
  for (const { pointer, schema: part } of subschemas(schema, base)) {
    const unknown = Object.keys(part).find((keyword) => !isKnownKeyword(keyword));
    if (unknown) throw new ContractError(`${file}#${pointer} uses the unknown keyword "${unknown}"`);
    const nested = pointer !== '' && ['$id', '$schema', '$defs'].find((keyword) => keyword in part);
    if (nested)
      throw new ContractError(`${file}#${pointer} has ${nested}, which belongs at the root of a schema file`);
    if (typeof part.format === 'string' && !(part.format in ajv.formats)) {
      throw new ContractError(`${file}#${pointer} uses the unknown format "${part.format}"`);
    }
    checkValues(file, pointer, part);
    checkText(file, pointer, part);
    checkPattern(file, pointer, part.pattern);
    for (const pattern of Object.keys(isObject(part.patternProperties) ? part.patternProperties : {})) {
      checkPattern(file, pointer, pattern);
    }
  }
}

/**
 * Minimum number of words. A shorter description only repeats the property's name and has no room for a unit or a
 * bound.
 */
const FEWEST_WORDS = 6;

function checkText(file: string, pointer: string, { description }: JsonObject): void {
  if (typeof description !== 'string') return;
  if (description.split(/\s+/).filter((word) => word !== '').length >= FEWEST_WORDS) return;
  throw new ContractError(
    `${file}#${pointer} has the description "${description}": explain the value, its unit and its bounds in at least ${FEWEST_WORDS} words`,
  );
}

/**
 * `x-enum-descriptions` must map every value of the `enum` beside it, and nothing else, to a text. An `enum` of one
 * value is a constant, which its description explains.
 */
function checkValues(file: string, pointer: string, part: JsonObject): void {
  const texts = part[VALUE_TEXTS];
  const values = arrayOr(part.enum).map(String);
  if (texts === undefined && values.length < 2) return;
  const given = isObject(texts) ? Object.entries(texts) : [];
  const wrong =
    given.find(([value, text]) => !values.includes(value) || typeof text !== 'string' || text === '')?.[0] ??
    values.find((value) => !given.some(([name]) => name === value));
  if (given.length === 0 || wrong !== undefined)
    throw new ContractError(
      `${file}#${pointer} must map each value of its enum to a text in ${VALUE_TEXTS}${wrong === undefined ? '' : `: see "${wrong}"`}`,
    );
}

// Regular expressions that all languages share (JSON Schema core, section 6.4). Engines that guarantee linear time, as
// those of Go and Rust, refuse the others, and with them the whole file.
const NOT_PORTABLE = /\(\?(?!:)|\\[1-9pPukcG]/;
const COUNTS = /\{(\d+)(?:,(\d+))?\}/g;
const MOST_REPEATS = 1000;

function checkPattern(file: string, pointer: string, pattern: unknown): void {
  if (typeof pattern !== 'string') return;
  try {
    new RegExp(pattern, 'u');
  } catch (problem) {
    throw new ContractError(
      `${file}#${pointer}: ${problem instanceof Error ? problem.message : String(problem)}`,
    );
  }
  const [construct] = NOT_PORTABLE.exec(pattern.replaceAll('\\\\', '')) ?? [];
  const count = [...pattern.matchAll(COUNTS)]
    .flatMap(([, ...numbers]) => numbers)
    .map(Number)
    .find((n) => n > MOST_REPEATS);
  const found = construct ?? count;
  if (found !== undefined)
    throw new ContractError(
      `${file}#${pointer} has a pattern with \`${found}\`, which not every language can compile: write it without look-around, references, property and Unicode escapes, and with at most ${MOST_REPEATS} repetitions`,
    );
}
