import type { Model } from '../model.ts';
import { head, literal } from './text.ts';

/** `tools.ts`: the tools that the agent lists, one per task, in the order of the task table. */
export function emitTools({ tasks }: Pick<Model, 'tasks'>): string {
  const rows = tasks.map(
    ({ name, title, effect }) => `  ${literal({ name, title, readOnly: effect === 'read' })},\n`,
  );
  return `${head('schemas/v3/tasks.json')}
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly readOnly: boolean;
}

export const tools = [${rows.length > 0 ? `\n${rows.join('')}` : ''}] as const satisfies readonly Tool[];
`;
}
