import type { Model } from '../model.ts';
import { head, literal } from './text.ts';

/** `tools.ts`: the tools that the agent lists, one per task, in the order of the task table. */
export function emitTools({ tools }: Pick<Model, 'tools'>): string {
  const rows = tools.map((tool) => `  ${literal({ ...tool })},\n`);
  return `${head('schemas/v3/tasks.json', 'schemas/v3')}
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly readOnly: boolean;
  /** Outline of the request for callers to read; the validators of the task judge. */
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, object>>;
    readonly required?: readonly string[];
    readonly additionalProperties: true;
    readonly examples?: readonly object[];
  };
}

export const tools = [${rows.length > 0 ? `\n${rows.join('')}` : ''}] as const satisfies readonly Tool[];
`;
}
