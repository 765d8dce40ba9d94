import { ContractError } from './contract-error.ts';
import { isObject, type Json, pointerStep, unescapeStep } from './json.ts';
import type { Source, SourceTree } from './read.ts';

/** The protocol name that the sources use; also the default of `--protocol-name`. */
export const SOURCE_NAME = 'proto';

const SEGMENT = /(?<![A-Za-z0-9])(proto|Proto)(?![A-Za-z0-9])/g;

/** Every form of the protocol's name that programs need. */
export interface ProtocolNames {
  readonly name: string;
  readonly title: string;
  readonly capabilitiesTask: string;
  readonly majorVersionField: string;
  readonly versionField: string;
  readonly errorField: string;
  readonly ownershipTxtLabel: string;
  readonly ownershipPath: string;
  readonly webhookSigningTag: string;
  readonly requestSigningTag: string;
  readonly scopePrefix: string;
  /** Key of the capabilities block with versions and guarantees. */
  readonly capabilityKey: string;
  /** Namespace of the protocol's own data under `ext`. */
  readonly extensionNamespace: string;
}

/**
 * Checks a protocol name: a lower-case word of 2 to 31 letters and digits, so that it can be part of a DNS label
 * and an identifier.
 * @throws {ContractError} for any other text
 */
export function checkName(name: string): string {
  if (/^[a-z][a-z0-9]{1,30}$/.test(name)) return name;
  throw new ContractError(`"${name}" cannot be a protocol name: it must match ^[a-z][a-z0-9]{1,30}$`);
}

export function protocolNames(name: string): ProtocolNames {
  return {
    name,
    title: capitalised(name),
    capabilitiesTask: `get_${name}_capabilities`,
    majorVersionField: `${name}_major_version`,
    versionField: `${name}_version`,
    errorField: `${name}_error`,
    ownershipTxtLabel: `_${name}-owner`,
    ownershipPath: `/.well-known/${name}-ownership.txt`,
    webhookSigningTag: `${name}/webhook-signing/v1`,
    requestSigningTag: `${name}/request-signing/v1`,
    scopePrefix: `${name}:`,
    capabilityKey: name,
    extensionNamespace: name,
  };
}

/** Replaces the source name where it is a whole segment; `protocol`, `prototype` and similar words are kept. */
export function renameText(text: string, name: string): string {
  return text.replace(SEGMENT, (found) => (found === SOURCE_NAME ? name : capitalised(name)));
}

/**
 * Renames paths, keys and string values. `checkRenaming` checks the keys.
 * @throws {ContractError} when two files get the same path
 */
export function renameTree(tree: SourceTree, name: string): SourceTree {
  const renamed = new Map<string, Source>();
  const origins = new Map<string, string>();
  for (const source of tree.values()) {
    const path = renameText(source.path, name);
    const other = origins.get(path);
    if (other)
      throw new ContractError(`${other} and ${source.path} both become ${path} under the name "${name}"`);
    origins.set(path, source.path);
    renamed.set(path, { path, value: renameJson(source.value, name), sha256: source.sha256 });
  }
  return new Map([...renamed].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function renameJson(value: Json, name: string): Json {
  if (typeof value === 'string') return renameText(value, name);
  if (Array.isArray(value)) return value.map((item) => renameJson(item, name));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]): [string, Json] => {
    const isReference = key === '$ref' && typeof item === 'string';
    return [renameText(key, name), isReference ? renameReference(item, name) : renameJson(item, name)];
  });
  return Object.fromEntries(entries);
}

/** Handles the `~1` for `/` in a pointer, whose digit would hide the segment after it. */
function renameReference(ref: string, name: string): string {
  const [path = '', ...fragment] = ref.split('#');
  const steps = fragment.join('#').split('/');
  const renamed = steps.map((step) => pointerStep(renameText(unescapeStep(step), name)).slice(1));
  return renameText(path, name) + (fragment.length > 0 ? `#${renamed.join('/')}` : '');
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
