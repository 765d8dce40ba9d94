import { posix } from 'node:path';
import { ContractError } from './contract-error.ts';
import { atPointer, type Json } from './json.ts';
import type { SourceTree } from './read.ts';

export interface Target {
  readonly file: string;
  /** JSON pointer inside the file; "" for the whole file. */
  readonly pointer: string;
}

/** Target of a `$ref` in a file: `#/…`, a file relative to it, or `/schemas/v3/…` from the project root. */
export function targetOf(file: string, ref: string): Target {
  if (/^[a-z][a-z0-9+.-]*:/i.test(ref)) {
    throw new ContractError(`${file} refers to ${ref}: only files of this contract can be referred to`);
  }
  const [path = '', fragment = ''] = ref.split('#', 2);
  const pointer = decodeURIComponent(fragment);
  if (path === '') return { file, pointer };
  if (path.startsWith('/')) return { file: posix.normalize(path.slice(1)), pointer };
  return { file: posix.join(posix.dirname(file), path), pointer };
}

/** Follows a `$ref`. @throws {ContractError} naming both ends when the file or the place in it does not exist */
export function follow(tree: SourceTree, file: string, ref: string): Target & { readonly value: Json } {
  const target = targetOf(file, ref);
  const source = tree.get(target.file);
  if (!source) throw new ContractError(`${file} refers to "${ref}", but there is no file ${target.file}`);
  const value = atPointer(source.value, target.pointer);
  if (value === undefined || (target.pointer !== '' && !target.pointer.startsWith('/'))) {
    throw new ContractError(
      `${file} refers to "${ref}", but ${target.file} has nothing at #${target.pointer}`,
    );
  }
  return { ...target, value };
}
