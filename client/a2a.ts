import { type AgentCard, type Message, Role, SendMessageRequest, type Task, TaskState } from '@a2a-js/sdk';
import { ClientFactory, DefaultAgentCardResolver, JsonRpcTransportFactory } from '@a2a-js/sdk/client';
import { AgentError, clientError } from './agent-error.ts';
import type { Wire } from './calling.ts';
import type { Json } from './json.ts';
import type { Send } from './line.ts';
import { readAnswer } from './read-answer.ts';
import { pause } from './waiting.ts';

export type A2aOptions = {
  line: Send;
  rpc: Send;
};

export type A2aCaller = Awaited<ReturnType<ClientFactory['createFromAgentCard']>>;
type Part = Message['parts'][number];

const POLL_MS = 1_000;
const BINDING = 'JSONRPC';
const legacyCompat = { enabled: true };

/**
 * Fetches the agent's card and connects with the A2A version that the card names: 1.0, or 0.3 when it names
 * nothing newer.
 *
 * @throws {AgentError} NO_AGENT when no card can be used; `cause` is the first failure. A failure with
 *   another code ends the search and is thrown unchanged.
 */
export async function openA2a(url: URL, options: A2aOptions): Promise<Wire> {
  const { resolver, factory } = a2aLibrary(options);
  let failure: unknown;
  for (const cardUrl of cardUrls(url)) {
    try {
      const card = ownInterfaces(await resolver.resolve(cardUrl, ''), url);
      return wireOf(await factory.createFromAgentCard(card), card, url);
    } catch (cause) {
      failure ??= cause;
      if (cause instanceof AgentError && cause.code !== 'NO_AGENT') throw cause;
    }
  }
  throw clientError(
    'NO_AGENT',
    'There is no agent card at this address that names a way to call the agent.',
    {
      cause: failure,
    },
  );
}

/**
 * The A2A library's resolver of cards, which sends over `line`, and its factory of callers, which sends over `rpc`.
 */
export function a2aLibrary({ line, rpc }: A2aOptions) {
  const resolver = new DefaultAgentCardResolver({ fetchImpl: asFetch(cardFetch(line)), legacyCompat });
  const transports = [new JsonRpcTransportFactory({ fetchImpl: asFetch(rpc), legacyCompat })];
  return { resolver, factory: new ClientFactory({ transports, cardResolver: resolver }) };
}

/**
 * Addresses where a card may be, in the order of the search: `url` itself if it ends with `.json`, below the
 * agent's path, at the root of its host, and at the root under the older name `agent.json`.
 */
export function cardUrls(url: URL): string[] {
  const beside = `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`;
  return [
    ...(/\.json$/.test(url.pathname) ? [url.href] : []),
    ...new Set([`${beside}/.well-known/agent-card.json`, `${url.origin}/.well-known/agent-card.json`]),
    `${url.origin}/.well-known/agent.json`,
  ];
}

/**
 * A missing card throws NO_AGENT, and the search continues at the next address. A 401 or 403 throws
 * HTTP_ERROR, which ends the search.
 */
const cardFetch =
  (line: Send): Send =>
  async (at, init) => {
    const response = await line(at, init);
    if (response.status === 401 || response.status === 403) {
      throw clientError('HTTP_ERROR', `The agent's card is refused with HTTP status ${response.status}.`, {
        httpStatus: response.status,
      });
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw clientError('NO_AGENT', `There is no card: HTTP status ${response.status}.`, {
        httpStatus: response.status,
      });
    }
    return response;
  };

/**
 * The card with only those JSON-RPC interfaces that are at the agent's own origin: the credential was given
 * for this origin and must not be sent to another.
 *
 * @throws {AgentError} REDIRECTED when every JSON-RPC interface is at another origin
 */
function ownInterfaces(card: AgentCard, url: URL): AgentCard {
  const all = (card.supportedInterfaces ?? []).filter(({ protocolBinding }) => protocolBinding === BINDING);
  const own = all.filter((each) => originOf(each.url) === url.origin);
  const [other] = all;
  if (own.length === 0 && other !== undefined) {
    throw clientError(
      'REDIRECTED',
      `The agent's card names ${other.url.slice(0, 200)}; connect to that origin.`,
    );
  }
  return { ...card, supportedInterfaces: own };
}

function wireOf(caller: A2aCaller, card: AgentCard, url: URL): Wire {
  return {
    transport: 'a2a',
    url: card.supportedInterfaces[0]?.url ?? url.href,
    async call(task, args, signal) {
      let answer = await caller.sendMessage(requestOf(task, args), { signal });
      while (isTask(answer) && isUnderWay(answer)) {
        await pause(POLL_MS, signal);
        answer = await caller.getTask({ tenant: '', id: answer.id }, { signal });
      }
      return isTask(answer) ? readTask(answer) : readAnswer({ isError: false, ...read(answer.parts) });
    },
    close: async () => {},
  };
}

export const requestOf = (task: string, args: Json): SendMessageRequest =>
  SendMessageRequest.fromJSON({
    message: {
      messageId: crypto.randomUUID(),
      role: Role[Role.ROLE_USER],
      // Some agents read `input`, others `parameters`.
      parts: [{ data: { skill: task, input: args, parameters: args } }],
    },
  });

export const isTask = (answer: Message | Task): answer is Task => !('messageId' in answer);

const isUnderWay = ({ id, status }: Task): boolean =>
  id !== '' &&
  (status?.state === TaskState.TASK_STATE_WORKING || status?.state === TaskState.TASK_STATE_SUBMITTED);

function readTask({ artifacts, status }: Task): Json {
  const answer = read(artifacts.flatMap(({ parts }) => parts));
  const note = read(status?.message?.parts ?? []);
  const brought = { places: [...answer.places, ...note.places], texts: [...note.texts, ...answer.texts] };
  switch (status?.state) {
    case TaskState.TASK_STATE_COMPLETED:
      return readAnswer({ isError: false, places: answer.places, texts: answer.texts });
    case TaskState.TASK_STATE_CANCELED:
      throw clientError('CANCELED', 'The call was canceled.', { body: brought.places[0] });
    case TaskState.TASK_STATE_INPUT_REQUIRED:
      throw clientError(
        'INPUT_REQUIRED',
        brought.texts[0]?.slice(0, 500) ?? 'The agent asks something back.',
        {
          body: brought.places[0],
        },
      );
    case TaskState.TASK_STATE_AUTH_REQUIRED:
      throw new AgentError({
        code: 'AUTH_REQUIRED',
        message: brought.texts[0]?.slice(0, 500) ?? 'The agent asks for a credential.',
        recovery: 'correctable',
        source: 'agent',
        body: brought.places[0],
      });
    default:
      return readAnswer({ isError: true, ...brought });
  }
}

/** Data and texts of the parts. The data parts are in reverse order, because the last one counts. */
export function read(parts: readonly Part[]): { places: unknown[]; texts: string[] } {
  const data = parts.flatMap(({ content }) => (content?.$case === 'data' ? [content.value] : []));
  return {
    places: data.reverse(),
    texts: parts.flatMap(({ content }) => (content?.$case === 'text' ? [content.value] : [])),
  };
}

/** `Send` as a `fetch` for the library, which passes only an address in place of a `Request`. */
const asFetch =
  (send: Send): typeof fetch =>
  (input, init) =>
    send(input instanceof Request ? input.url : input, init);

/** The origin of a URL; null if the text is not a URL. */
function originOf(text: string): string | null {
  try {
    return new URL(text).origin;
  } catch {
    return null;
  }
}
