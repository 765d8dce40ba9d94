import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import ts from 'typescript';
import { parse } from 'yaml';

/** A regular expression, and one of the places where it is used. */
export type Pattern = { readonly source: string; readonly flags: string; readonly place: string };

/** Expressions that are built at run time from parts that are not constants, and why each is safe. */
const GUARDED: ReadonlyMap<string, string> = new Map([
  ['src/domain/creatives/judging/asset-kinds.ts', 'only one class of characters, repeated, is compiled'],
  ['ajv-formats', 'the format "regex" compiles what it is given; the contract does not use it'],
]);

/**
 * Collects every regular expression that is matched with external text: from the code, the contract and its
 * formats.
 */
export function collectPatterns(root: string): Pattern[] {
  const schemas = filesBelow(root, 'schemas/v3', '.json').map((file) => [
    file,
    JSON.parse(readFileSync(join(root, file), 'utf8')),
  ]);
  const openapi = filesBelow(root, 'openapi', '.yaml').map((file) => [
    file,
    parse(readFileSync(join(root, file), 'utf8')),
  ]);
  const contract = [...schemas, ...openapi].flatMap(([file, value]) => [...wordsOf(value, file)]);
  const patterns = contract.flatMap(({ pattern, place }) => (pattern ? [{ ...pattern, place }] : []));
  const formats = new Set(contract.flatMap(({ format }) => format ?? []));
  const code = ['src', 'web', 'client', 'cli'].flatMap((folder) => filesBelow(root, folder, '.ts'));
  return [
    ...code.flatMap((file) => patternsOf(file, readFileSync(join(root, file), 'utf8'))),
    ...patterns,
    ...[...formats].flatMap(patternsOfFormat),
  ];
}

function filesBelow(root: string, folder: string, extension: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith(extension))
    .map((name) => join(folder, name))
    .sort();
}

type Word = {
  readonly place: string;
  readonly pattern?: { readonly source: string; readonly flags: string };
  readonly format?: string;
};

function* wordsOf(value: unknown, place: string): Generator<Word> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (key === 'pattern' && typeof item === 'string') yield { place, pattern: { source: item, flags: 'u' } };
    if (key === 'format' && typeof item === 'string') yield { place, format: item };
    if (key === 'patternProperties' && typeof item === 'object' && item !== null)
      for (const source of Object.keys(item)) yield { place, pattern: { source, flags: 'u' } };
    yield* wordsOf(item, place);
  }
}

/** The expression of a format. For a format that is a function, all expressions of its module. */
function patternsOfFormat(name: string): Pattern[] {
  const format: unknown = Object.hasOwn(fullFormats, name) ? Reflect.get(fullFormats, name) : undefined;
  if (format === undefined) return [];
  if (format instanceof RegExp) return [{ ...picked(format), place: `format ${name}` }];
  const file = createRequire(import.meta.url).resolve('ajv-formats/dist/formats.js');
  const constants = patternsOf('ajv-formats', readFileSync(file, 'utf8'), ts.isVariableDeclaration);
  return constants.map((pattern) => ({ ...pattern, place: `format ${name}` }));
}

const picked = ({ source, flags }: RegExp) => ({ source, flags });

/** The expressions in a source text; `isMeant` selects them by their context. */
export function patternsOf(
  file: string,
  text: string,
  isMeant: (parent: ts.Node) => boolean = () => true,
): Pattern[] {
  const found: Pattern[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const placeOf = (node: ts.Node) =>
    `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) && isMeant(node.parent)) {
      const end = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), place: placeOf(node) });
    }
    if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText() === 'RegExp' &&
      !GUARDED.has(file)
    ) {
      const [pattern, flags] = (node.arguments ?? []).map((argument) => textOf(argument, source));
      if (pattern === undefined) throw new Error(`${placeOf(node)}: this expression is no constant`);
      found.push({ source: pattern, flags: flags ?? '', place: placeOf(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The text of a constant: a literal, a template of constants, or the name of a constant in this file. */
function textOf(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(({ expression, literal }) => {
      const inner = textOf(expression, source);
      return inner === undefined ? undefined : inner + literal.text;
    });
    return parts.includes(undefined) ? undefined : node.head.text + parts.join('');
  }
  if (!ts.isIdentifier(node)) return undefined;
  const constants = source.statements.filter(ts.isVariableStatement);
  const declared = constants
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === node.text)?.initializer;
  return declared === undefined ? undefined : textOf(declared, source);
}
