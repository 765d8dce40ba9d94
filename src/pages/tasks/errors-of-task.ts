import { type TaskErrorCode, taskErrors } from '../../../generated/task-errors.ts';
import type { Contract, ContractTask } from '../../domain/contract/contract.ts';

const NAMED = /`([A-Z][A-Z_]{2,60})`/g;
const ANY: readonly TaskErrorCode[] = ['INVALID_REQUEST', 'VALIDATION_ERROR', 'UNSUPPORTED_FEATURE'];
const ALWAYS: readonly TaskErrorCode[] = [
  ...(['VERSION_UNSUPPORTED', 'CREDENTIAL_IN_ARGS', 'RATE_LIMITED'] as const),
  ...(['SERVICE_UNAVAILABLE', 'INTERNAL_ERROR'] as const),
];

/**
 * The codes that a caller of a task should expect: those of every task, those of its access and effect, and those that
 * the descriptions of its request name.
 */
export function errorsOfTask(contract: Contract, task: ContractTask): TaskErrorCode[] {
  const found = new Set<TaskErrorCode>(ANY);
  if (task.access === 'principal') {
    found.add('AUTH_MISSING').add('AUTH_INVALID');
    if (task.permission !== null) found.add('INSUFFICIENT_PERMISSIONS');
  }
  if (task.effect === 'write')
    found.add('IDEMPOTENCY_CONFLICT').add('IDEMPOTENCY_EXPIRED').add('IDEMPOTENCY_IN_FLIGHT');
  for (const path of [task.request, task.response]) {
    const schema = contract.schemas.get(path);
    if (schema === undefined) continue;
    for (const code of namedCodes(JSON.stringify(schema.document))) found.add(code);
  }
  for (const schema of contract.schemas.values())
    if (schema.tasks.includes(task.name) && !schema.path.startsWith('enums/'))
      for (const code of namedCodes(schema.description)) found.add(code);
  for (const code of ALWAYS) found.add(code);
  return [...found];
}

const isCode = (word: string): word is TaskErrorCode => Object.hasOwn(taskErrors, word);

const namedCodes = (text: string): TaskErrorCode[] =>
  [...text.matchAll(NAMED)].flatMap(([, word = '']) => (isCode(word) ? [word] : []));
