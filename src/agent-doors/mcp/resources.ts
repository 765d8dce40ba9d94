import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError } from '@modelcontextprotocol/server';
import { type TaskName, tasks } from '../../../generated/tasks.ts';
import { publishedText } from '../../domain/contract/publish.ts';
import {
  type ContractResource,
  contractResources,
  ERRORS_PAGE,
  readResourceUri,
  resourceTemplates,
} from '../../domain/contract/resources.ts';
import { taskErrorsPage, taskPage } from '../../domain/contract/task-page.ts';
import type { ContractLibrary, ContractShelf } from '../../infra/contract-library.ts';

type ResourceContent = { uri: string; mimeType: string; text: string };

/** The published contract as MCP resources: the same texts as over HTTP, and a page for each task. */
export type ResourceMethods = {
  list(cursor: string | undefined): Promise<{ resources: ContractResource[]; nextCursor?: string }>;
  templates(): { resourceTemplates: (typeof resourceTemplates)[number][] };
  read(uri: string): Promise<{ contents: ResourceContent[] }>;
};

export type ResourceTools = { readonly contract: ContractLibrary; readonly exposed: ReadonlySet<string> };

export const INVALID_CURSOR = '`cursor` must be the `nextCursor` of an earlier page of this list.';
/** Resources per page of the list: keeps a page below 60 KB, like the list of tools. */
const PAGE = 100;
const LONGEST_URI = 400;

export function createResourceMethods({ contract: library, exposed }: ResourceTools): ResourceMethods {
  let listed: Promise<{ resources: ContractResource[]; positions: ReadonlyMap<string, number> }> | undefined;
  const list = () => {
    listed ??= library.current().then(({ contract }) => {
      const resources = contractResources(contract, exposed);
      return { resources, positions: new Map(resources.map(({ uri }, index) => [uri, index])) };
    });
    return listed;
  };

  return {
    async list(cursor) {
      const { resources, positions } = await list();
      const last = cursor === undefined ? -1 : positions.get(uriOf(cursor));
      if (last === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, INVALID_CURSOR);
      const page = resources.slice(last + 1, last + 1 + PAGE);
      const end = page.at(-1);
      const isLast = last + 1 + PAGE >= resources.length;
      return { resources: page, ...(isLast || end === undefined ? {} : { nextCursor: cursorOf(end.uri) }) };
    },

    templates: () => ({ resourceTemplates: [...resourceTemplates] }),

    async read(uri) {
      if (uri.length > LONGEST_URI)
        throw new ProtocolError(
          ProtocolErrorCode.InvalidParams,
          `\`uri\` must not have more than ${LONGEST_URI} characters.`,
        );
      const text = await textOf(await library.current(), exposed, uri);
      if (text === null) throw new ResourceNotFoundError(uri);
      const { positions, resources } = await list();
      const { mimeType = 'application/json' } = resources[positions.get(uri) ?? -1] ?? {};
      return { contents: [{ uri, mimeType, text }] };
    },
  };
}

/** A cursor is the URI of the last resource of a page, so it stays valid when another process serves the next page. */
const cursorOf = (uri: string) => Buffer.from(uri).toString('base64url');
const uriOf = (cursor: string) =>
  cursor.length > 2 * LONGEST_URI ? '' : Buffer.from(cursor, 'base64url').toString();

async function textOf(
  shelf: ContractShelf,
  exposed: ReadonlySet<string>,
  uri: string,
): Promise<string | null> {
  const place = readResourceUri(uri);
  if (place === null) return null;
  if (place.kind === 'errors') return taskErrorsPage(shelf.contract);
  if (place.kind === 'schema') {
    const document = await shelf.document(place.file);
    return document === null ? null : publishedText(document);
  }
  const task = exposed.has(place.task) ? shelf.contract.tasks.get(place.task) : undefined;
  if (task === undefined) return null;
  const { examples } = tasks[task.name as TaskName];
  return taskPage(shelf.contract, task, { folder: shelf.folder, errors: ERRORS_PAGE, examples });
}
