import type { Contract } from './contract.ts';
import { bundlePath, taskMessages } from './publish.ts';

/** A document that clients of the agent can read, with an address of its own (an MCP resource). */
export type ContractResource = {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
};

const SCHEMAS = 'schema://v3/';
const DOCS = 'docs://';
export const ERRORS_PAGE = `${DOCS}errors`;
const JSON_SCHEMA = 'application/schema+json';
const MARKDOWN = 'text/markdown';
/** Keeps a list of a hundred resources well below the size of the list of tools. */
const LONGEST_DESCRIPTION = 240;

const taskPageUri = (task: string): string => `${DOCS}tasks/${task}`;
const schemaUri = (file: string): string => `${SCHEMAS}${file}`;

export const resourceTemplates = [
  {
    uriTemplate: `${SCHEMAS}{+path}`,
    name: 'schema',
    title: 'Schema',
    description:
      'JSON Schema by its path, such as core/account-ref.json or bundles/get_products-request.json.',
    mimeType: JSON_SCHEMA,
  },
  {
    uriTemplate: taskPageUri('{task}'),
    name: 'task',
    title: 'Page of a task',
    description: 'What a task does, its fields, an example and its errors, by the name of the task.',
    mimeType: MARKDOWN,
  },
] as const;

/** The resource that an address names; null for an address of another kind. */
export function readResourceUri(
  uri: string,
): { kind: 'schema'; file: string } | { kind: 'task'; task: string } | { kind: 'errors' } | null {
  if (uri === ERRORS_PAGE) return { kind: 'errors' };
  if (uri.startsWith(SCHEMAS)) return { kind: 'schema', file: uri.slice(SCHEMAS.length) };
  const prefix = taskPageUri('');
  return uri.startsWith(prefix) ? { kind: 'task', task: uri.slice(prefix.length) } : null;
}

/** All resources in a fixed order: pages, bundles, schemas. Only served tasks have a page. */
export function contractResources(contract: Contract, served: ReadonlySet<string>): ContractResource[] {
  const tasks = [...contract.tasks.values()];
  return [
    ...tasks
      .filter(({ name }) => served.has(name))
      .map(({ name, title, description }) => entry(taskPageUri(name), name, title, description, MARKDOWN)),
    entry(
      ERRORS_PAGE,
      'errors',
      'Error codes',
      'Codes that tasks fail with, and what a caller can do.',
      MARKDOWN,
    ),
    entry(
      schemaUri('index.json'),
      'index.json',
      'Index',
      'Every schema with its hash and its users.',
      'application/json',
    ),
    ...tasks.flatMap(({ name, title }) =>
      taskMessages.map((message) => {
        const file = `${bundlePath(name, message)}.json`;
        return entry(
          schemaUri(file),
          file,
          `${title}: ${message} in one file`,
          `Schema of the ${message} of ${name} with everything that it refers to.`,
          JSON_SCHEMA,
        );
      }),
    ),
    ...[...contract.schemas.values()].map(({ path, title, description }) =>
      entry(schemaUri(`${path}.json`), `${path}.json`, title, description, JSON_SCHEMA),
    ),
  ];
}

function entry(
  uri: string,
  name: string,
  title: string,
  description: string,
  mimeType: string,
): ContractResource {
  const shown =
    description.length > LONGEST_DESCRIPTION
      ? `${description.slice(0, LONGEST_DESCRIPTION - 1)}…`
      : description;
  return { uri, name, title, description: shown, mimeType };
}
