import { type InnerList, serializeInnerList, serializeItem } from 'structured-headers';
import { SignatureRejected } from './faults.ts';
import { type FieldLine, fieldValue, isPlainText } from './fields.ts';
import type { TargetUri } from './target-uri.ts';

/** What a signature base is made of. */
export type SignedParts = {
  readonly method: string;
  readonly target: TargetUri;
  readonly headers: readonly FieldLine[];
  /** Of a response only. */
  readonly status?: number;
};

/**
 * The signature base (RFC 9421 section 2.5): the bytes that are signed.
 *
 * @throws {SignatureRejected} for a component that this profile does not know, or that the message lacks
 */
export function signatureBase(components: InnerList, parts: SignedParts): string {
  const seen = new Set<string>();
  const lines = components[0].map((component) => {
    const identifier = serializeItem(component);
    if (seen.has(identifier)) throw malformed(`${identifier} is covered twice.`);
    seen.add(identifier);
    const [name, parameters] = component;
    if (!isPlainText(name)) throw malformed(`${identifier} must be a quoted name.`);
    return `${identifier}: ${componentValue(name, parameters, parts)}`;
  });
  lines.push(`"@signature-params": ${serializeInnerList(components)}`);
  return lines.join('\n');
}

const malformed = (message: string) => new SignatureRejected('header_malformed', '1', message);

function componentValue(name: string, parameters: ReadonlyMap<string, unknown>, parts: SignedParts): string {
  if (name === '@query-param') return queryParameter(parameters, parts.target.query);
  if (parameters.size > 0) throw malformed(`"${name}" has parameters that are not supported.`);
  const { method, target, status } = parts;
  switch (name) {
    case '@method':
      return method;
    case '@target-uri':
      return target.href;
    case '@authority':
      return target.authority;
    case '@scheme':
      return target.scheme;
    case '@request-target':
      return `${target.path}${target.query}`;
    case '@path':
      return target.path;
    case '@query':
      return target.query === '' ? '?' : target.query;
    case '@status':
      if (status === undefined) throw malformed('"@status" covers responses only.');
      return String(status);
    default:
      return fieldOf(name, parts.headers);
  }
}

function fieldOf(name: string, headers: readonly FieldLine[]): string {
  if (!/^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name)) throw malformed(`"${name.slice(0, 64)}" is not a component.`);
  const value = fieldValue(headers, name);
  if (value === undefined) {
    throw new SignatureRejected(
      'components_incomplete',
      '6',
      `"${name}" is covered, but the message has no such field.`,
    );
  }
  // A line break in a value could add lines to the base.
  if (/[^\t -~]/.test(value)) throw malformed(`"${name}" has characters outside of printable ASCII.`);
  return value;
}

/** RFC 9421 section 2.2.8: exactly one parameter of that name, written again in the form's own encoding. */
function queryParameter(parameters: ReadonlyMap<string, unknown>, query: string): string {
  const wanted = parameters.get('name');
  if (parameters.size !== 1 || typeof wanted !== 'string') {
    throw malformed('"@query-param" must have the parameter name and no other.');
  }
  const written = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const values = [...new URLSearchParams(query)].filter(([name]) => written(name) === wanted);
  const [only] = values;
  if (only === undefined || values.length > 1) {
    throw new SignatureRejected(
      'components_incomplete',
      '6',
      `The query must have "${wanted.slice(0, 64)}" once.`,
    );
  }
  return written(only[1]);
}
