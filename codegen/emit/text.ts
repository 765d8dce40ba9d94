import { isIdentifier } from '../identifiers.ts';
import { isObject, type Json } from '../json.ts';

const NOTICE = 'by codegen. Do not edit; run "npm run codegen".';

/** First line of an emitted module. It has no date or version, so a file changes only when its sources change. */
export function head(...sources: string[]): string {
  return `// @generated from ${sources.join(', ')} ${NOTICE}\n`;
}

export function yamlHead(source: string): string {
  return `# @generated from ${source} ${NOTICE}\n`;
}

/** The value as a TypeScript literal on one line, with single quotes, and with unquoted keys where possible. */
export function literal(value: Json | undefined): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (!isObject(value)) return String(value ?? null);
  const entries = Object.entries(value).map(([name, item]) => `${key(name)}: ${literal(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

export function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}

export function key(name: string): string {
  return isIdentifier(name) ? name : quoted(name);
}

/** One comment line. The text cannot close the comment early. */
export function comment(text: string): string {
  return `/** ${text.replace(/\s+/g, ' ').replaceAll('*/', '*\\/').trim()} */`;
}
