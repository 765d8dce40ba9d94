import type { Contract, ContractTask } from './contract.ts';
import { type ContractField, contractFields } from './fields.ts';
import { bundlePath, taskMessages } from './publish.ts';

/** What a page needs beside the contract. */
export type TaskPageParts = {
  /** Address of the set of schemas, without a trailing slash. */
  readonly folder: string;
  /** Address of the page of all error codes. */
  readonly errors: string;
  /** Requests that conform to the schema. */
  readonly examples: readonly object[];
};

/** A task as a page in Markdown: for models, and for people who read in their client. */
export function taskPage(
  contract: Contract,
  task: ContractTask,
  { folder, errors, examples }: TaskPageParts,
): string {
  const [example] = examples;
  const bundles = taskMessages.map((message) => `- ${folder}/${bundlePath(task.name, message)}.json`);
  return [
    `# ${task.title} (\`${task.name}\`)`,
    task.description,
    accessOf(task),
    effectOf(task),
    '## Request',
    table(contractFields(contract, task.request)),
    ...(example === undefined ? [] : ['```json', JSON.stringify(example, null, 2), '```']),
    '## Response',
    table(contractFields(contract, task.response)),
    '## Schemas',
    [`- ${folder}/${task.request}.json`, `- ${folder}/${task.response}.json`, ...bundles].join('\n'),
    '## Errors',
    `A failed task has \`status\` \`failed\` and a code in \`errors\`; ${errors} explains every code.`,
    '',
  ].join('\n\n');
}

/** The codes that tasks fail with, as a page in Markdown. */
export const taskErrorsPage = ({ taskErrors }: Contract): string =>
  [
    '# Error codes of tasks',
    'Recovery: `transient` errors may pass when the same request is sent again, `correctable` ones need another request, and `terminal` ones need a person.',
    rows([
      ['Code', 'Recovery', 'Meaning'],
      ...taskErrors.map(({ code, recovery = '', description }) => [`\`${code}\``, recovery, description]),
    ]),
    '',
  ].join('\n\n');

function accessOf({ access, permission }: ContractTask): string {
  if (access === 'public') return 'Access: no credential is needed.';
  const needed =
    permission === null ? '' : ` with the permission \`${permission.resource}:${permission.action}\``;
  return `Access: a credential${needed} is needed.`;
}

const effectOf = ({ effect }: ContractTask): string =>
  effect === 'read'
    ? 'Effect: the task reads and changes nothing.'
    : 'Effect: the task writes. A repeated request with the same `idempotency_key` returns the first response.';

const table = (fields: readonly ContractField[]): string =>
  fields.length === 0
    ? 'No fields.'
    : rows([
        ['Field', 'Type', 'Required', 'Description'],
        ...fields.map(({ name, type, isRequired, description }) => [
          `\`${name}\``,
          type,
          isRequired ? 'yes' : 'no',
          description,
        ]),
      ]);

function rows([head = [], ...body]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
