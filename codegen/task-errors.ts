import { ContractError } from './contract-error.ts';
import { isObject, objectOr } from './json.ts';
import type { SourceTree } from './read.ts';
import { text, word } from './tables.ts';

const TASK_ERRORS = 'schemas/v3/task-errors.json';

export interface TaskErrorRow {
  readonly code: string;
  readonly recovery: string;
  readonly description: string;
}

/** Reads the codes with which tasks fail, and how a caller can recover. Empty when the table is missing. */
export function readTaskErrors(tree: SourceTree): TaskErrorRow[] {
  const table = tree.get(TASK_ERRORS)?.value ?? {};
  if (!isObject(table)) throw new ContractError(`${TASK_ERRORS} is no table of error codes`);
  return Object.entries(table).map(([code, row]) => {
    const at = `${TASK_ERRORS}: ${code}`;
    if (!/^[A-Z][A-Z0-9_]{0,63}$/.test(code))
      throw new ContractError(`${at} is not in capital letters, or longer than 64 characters`);
    const { recovery, description } = objectOr(row);
    return {
      code,
      recovery: word(recovery, ['transient', 'correctable', 'terminal'], `${at}: recovery`),
      description: text(description, `${at}: description`),
    };
  });
}
