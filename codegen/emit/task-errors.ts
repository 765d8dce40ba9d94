import type { Model } from '../model.ts';
import { comment, head, key, literal } from './text.ts';

/** `task-errors.ts`: the codes that tasks fail with, code → recovery and description. */
export function emitTaskErrors({ taskErrors }: Pick<Model, 'taskErrors'>): string {
  const rows = taskErrors.map(
    ({ code, recovery, description }) =>
      `  ${comment(`@generated from task error ${code}`)}\n  ${key(code)}: ${literal({ recovery, description })},\n`,
  );
  return `${head('schemas/v3/task-errors.json')}
/** What a caller can do: send the same again later, change the request, or stop and involve a person. */
export type Recovery = 'transient' | 'correctable' | 'terminal';

export const taskErrors = {${rows.length > 0 ? `\n${rows.join('')}` : ''}} as const satisfies Record<
  string,
  { recovery: Recovery; description: string }
>;

export type TaskErrorCode = keyof typeof taskErrors;
`;
}
