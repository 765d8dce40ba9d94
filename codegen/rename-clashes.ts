import { ContractError } from './contract-error.ts';
import { arrayOr, isObject, type Json, type JsonObject, objectOr, pointerStep } from './json.ts';
import { renameText } from './protocol-name.ts';
import type { SourceTree } from './read.ts';
import { targetOf } from './references.ts';
import { subschemas } from './schema-keywords.ts';

interface Owner {
  readonly key: string;
  readonly file: string;
}

/**
 * Checks that no two different keys become the same under a protocol name: in one object of any file, or as
 * properties of one schema that is merged with `$ref`, `allOf` and the other in-place applicators. Works on the
 * tree before renaming.
 *
 * @throws {ContractError} naming the clash
 */
export function checkRenaming(tree: SourceTree, name: string): void {
  const rename = (key: string) => renameText(key, name);
  const keys = new Set<string>();
  for (const { path, value } of tree.values()) checkObjects(path, '', value, rename, keys);

  // Merging is only needed when a renamed key also exists literally.
  if (![...keys].some((key) => rename(key) !== key && keys.has(rename(key)))) return;
  for (const { path, value } of tree.values()) {
    for (const { schema } of subschemas(value)) checkProperties(tree, path, schema, rename);
  }
}

function checkObjects(
  file: string,
  at: string,
  value: Json,
  rename: (key: string) => string,
  keys: Set<string>,
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      checkObjects(file, at + pointerStep(index), item, rename, keys);
  }
  if (!isObject(value)) return;
  const owners = new Map<string, Owner>();
  for (const [key, item] of Object.entries(value)) {
    keys.add(key);
    claim(owners, rename(key), { key, file: `${file}#${at}` });
    checkObjects(file, at + pointerStep(key), item, rename, keys);
  }
}

function checkProperties(
  tree: SourceTree,
  file: string,
  schema: JsonObject,
  rename: (key: string) => string,
): void {
  const owners = new Map<string, Owner>();
  const seen = new Set<JsonObject>();
  const collect = (from: string, part: Json | undefined) => {
    if (!isObject(part) || seen.has(part)) return;
    seen.add(part);
    for (const key of Object.keys(objectOr(part.properties))) claim(owners, rename(key), { key, file: from });
    for (const keyword of ['allOf', 'anyOf', 'oneOf'])
      for (const item of arrayOr(part[keyword])) collect(from, item);
    for (const keyword of ['if', 'then', 'else']) collect(from, part[keyword]);
    if (typeof part.$ref !== 'string') return;
    const target = targetOf(from, part.$ref);
    if (target.pointer === '') collect(target.file, tree.get(target.file)?.value);
    const member = /^\/\$defs\/([^/]+)$/.exec(target.pointer)?.[1];
    if (member) collect(target.file, objectOr(objectOr(tree.get(target.file)?.value).$defs)[member]);
  };
  collect(file, schema);
}

function claim(owners: Map<string, Owner>, renamed: string, owner: Owner): void {
  const other = owners.get(renamed);
  if (other && other.key !== owner.key) {
    throw new ContractError(
      `"${other.key}" (${other.file}) and "${owner.key}" (${owner.file}) both become "${renamed}" after renaming`,
    );
  }
  owners.set(renamed, owner);
}
