// @generated from schemas/v3/tasks.json by codegen. Do not edit; run "npm run codegen".

export interface Task {
  readonly name: string;
  readonly protocol: string;
  readonly title: string;
  readonly effect: 'read' | 'write';
  readonly access: string;
  readonly permission: string | null;
  readonly request: string;
  readonly response: string;
}

export const tasks = {} as const satisfies Record<string, Task>;

export type TaskName = keyof typeof tasks;

export interface TaskShapes {}
