import type { ListTasksRequest, ListTasksResponse } from '@a2a-js/sdk';
import { RequestMalformedError } from '@a2a-js/sdk/errors';
import { rowsWithin } from '../../domain/rows-within.ts';
import type { A2aReader } from '../../domain/tasks/a2a.ts';
import type { Store } from '../../store/open.ts';
import type { A2aTaskFilter, A2aTaskPlace } from '../../store/tasks/a2a-tasks.ts';
import { isId } from './caller.ts';
import { stateOf, toWire } from './task-frames.ts';

const DEFAULT_PAGE = 50;
const LARGEST_PAGE = 100;
/** Bytes of the artifacts of a page: they are read, and written, in one turn of the event loop. */
const MOST_PAGE_BYTES = 512 * 1024;
const ANY_STATE = 0;

/**
 * A page of the reader's tasks, the most recently changed first. Artifacts are included only on request, and a page
 * with long artifacts has fewer tasks than the request allows.
 *
 * @throws {RequestMalformedError} when a parameter is not valid
 */
export async function listA2aTasks(
  params: ListTasksRequest,
  reader: A2aReader | null,
  store: Store,
): Promise<ListTasksResponse> {
  const pageSize = params.pageSize ?? DEFAULT_PAGE;
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > LARGEST_PAGE) {
    throw new RequestMalformedError(`pageSize must be from 1 to ${LARGEST_PAGE}`);
  }
  const { filter: named, isEmpty } = readFilter(params);
  const place = params.pageToken === '' ? null : readPlace(params.pageToken);
  if (reader === null || isEmpty) return { tasks: [], nextPageToken: '', pageSize, totalSize: 0 };
  const { a2aTasks } = store.primary;
  const { owner, marks } = reader;
  const filter = { ...named, seenBy: marks ?? undefined };
  const found = await a2aTasks.list(owner, filter, place, pageSize + 1);
  const isWhole = params.includeArtifacts === true;
  const asked = found.slice(0, pageSize);
  const page = isWhole ? asked.slice(0, rowsWithin(asked, MOST_PAGE_BYTES)) : asked;
  const last = page.at(-1);
  const bodies = isWhole
    ? await a2aTasks.bodies(
        owner,
        page.map(({ id }) => id),
      )
    : new Map();
  return {
    tasks: page.map((task) => toWire({ ...task, body: bodies.get(task.id) ?? null })),
    nextPageToken: found.length > page.length && last !== undefined ? placeText(last) : '',
    pageSize,
    totalSize: await a2aTasks.count(owner, filter),
  };
}

function readFilter({ contextId, status, statusTimestampAfter }: ListTasksRequest) {
  const after = statusTimestampAfter === undefined ? undefined : new Date(statusTimestampAfter);
  if (after !== undefined && Number.isNaN(after.getTime())) {
    throw new RequestMalformedError('statusTimestampAfter must be a time in ISO 8601');
  }
  const isAny = status === undefined || status === ANY_STATE;
  const state = isAny ? undefined : stateOf(status);
  if (!isAny && state === undefined && (status < ANY_STATE || !Number.isInteger(status))) {
    throw new RequestMalformedError('status is not a state of a task');
  }
  const filter: A2aTaskFilter = { contextId: contextId === '' ? undefined : contextId, state, after };
  // `isEmpty`: no task of ours ever has this state, or no task can have this context id.
  return { filter, isEmpty: (!isAny && state === undefined) || (contextId !== '' && !isId(contextId)) };
}

const placeText = ({ updatedAt, id }: A2aTaskPlace): string =>
  Buffer.from(`${updatedAt.getTime()}|${id}`).toString('base64url');

function readPlace(token: string): A2aTaskPlace {
  const [, time, id] = /^(\d{1,15})\|([\x21-\x7e]{1,256})$/.exec(decode(token)) ?? [];
  if (time === undefined || id === undefined) throw new RequestMalformedError('pageToken is not one of ours');
  return { updatedAt: new Date(Number(time)), id };
}

const decode = (token: string) => Buffer.from(token, 'base64url').toString('latin1');
