// @generated from schemas/v3/tasks.json by codegen. Do not edit; run "npm run codegen".

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly readOnly: boolean;
}

export const tools = [] as const satisfies readonly Tool[];
