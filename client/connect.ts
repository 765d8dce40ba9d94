import type { OAuthClientProvider } from '@modelcontextprotocol/client';
import type { TaskName } from '../generated/tasks.ts';
import { openA2a } from './a2a.ts';
import { type Agent, type CallTask, createAgent, type TaskInput, type TaskOutput, waitFor } from './agent.ts';
import { type AgentError, clientError, toAgentError } from './agent-error.ts';
import {
  type CallOptions,
  callTask,
  type Release,
  type Settings,
  type Validation,
  type Warning,
  type Wire,
} from './calling.ts';
import { providerCredential, type Token, tokenCredential } from './credential.ts';
import { openLine, type Send } from './line.ts';
import { openMcp } from './mcp.ts';
import { mcpUrls } from './mcp-urls.ts';
import { openRpc } from './rpc.ts';
import { deadline, orAborted } from './waiting.ts';

export type ConnectOptions = {
  /** Address of the agent: its MCP or A2A endpoint, or the host that serves one. */
  url: string | URL;
  /** Detected when absent: MCP first, then the transport that the agent's card names. */
  transport?: 'mcp' | 'a2a' | undefined;
  /** Bearer token, or a function that returns one for each request. Sent only to the origin of `url`. */
  token?: Token | undefined;
  /**
   * OAuth instead of a token. If a person has to sign in, `connectAgent` throws AUTH_REQUIRED: connect again
   * after that.
   */
  authProvider?: OAuthClientProvider | undefined;
  /** Release of the protocol to request; the agent chooses when absent. */
  release?: Release | undefined;
  /** How to handle an answer that violates its schema; `throw` when absent. */
  validate?: Validation | undefined;
  /** Called with each such answer under `validate: 'warn'`. */
  onWarning?: ((warning: Warning) => void) | undefined;
  fetch?: Send | undefined;
  /** How often a temporary failure is retried, 0 to 3; 3 when absent. */
  retries?: 0 | 1 | 2 | 3 | undefined;
  /** Milliseconds for one call including all retries, and for connecting; 60 000 when absent. */
  timeoutMs?: number | undefined;
  /** Aborts the connecting, and later every call. */
  signal?: AbortSignal | undefined;
  /** Size limit of an answer in bytes, above which it is rejected; 4 MiB when absent. */
  maxAnswerBytes?: number | undefined;
  /** Name that the client gives to agents. */
  name?: string | undefined;
};

const TIMEOUT_MS = 60_000;
const MOST_BYTES = 4 * 1024 * 1024;
const RETRIES = 3;

/**
 * Connects to an agent.
 *
 * @throws {AgentError} NO_AGENT when nothing at the address speaks MCP or A2A; AUTH_…, UNREACHABLE, TIMEOUT,
 *   REDIRECTED …
 */
export async function connectAgent(options: ConnectOptions): Promise<Agent> {
  const url = readUrl(options.url);
  const { token, authProvider, timeoutMs = TIMEOUT_MS, maxAnswerBytes = MOST_BYTES, signal } = options;
  const end = new AbortController();
  const closed = signal === undefined ? end.signal : AbortSignal.any([end.signal, signal]);
  const line = openLine({
    url,
    credential: authProvider === undefined ? tokenCredential(token) : providerCredential(authProvider),
    fetch: options.fetch ?? fetch,
    timeoutMs,
    maxBytes: maxAnswerBytes,
    closed,
  });
  const rpc = openRpc(line, { hasCredential: token !== undefined || authProvider !== undefined });
  const until = deadline(timeoutMs, closed);
  let wire: Wire;
  try {
    wire = await orAborted(openWire(url, options, { line, rpc }, until), until);
  } catch (cause) {
    const error = toAgentError(cause, until);
    end.abort(error);
    throw error;
  }
  const settings: Settings = {
    release: options.release,
    validate: options.validate ?? 'throw',
    onWarning: options.onWarning ?? (() => {}),
    retries: options.retries ?? RETRIES,
    timeoutMs,
    closed,
  };
  const call: CallTask = async <T extends TaskName>(task: T, args: TaskInput<T>, own: CallOptions = {}) => {
    // `callTask` validated the answer against the schema that the type is generated from.
    const answer: unknown = await callTask(wire, task, { ...args }, own, settings);
    return answer as TaskOutput<T>;
  };
  return createAgent({
    transport: wire.transport,
    url: wire.url,
    call,
    waitFor: (taskId, own = {}) => waitFor(call, taskId, own),
    async close() {
      end.abort(clientError('ABORTED', 'The agent was closed.'));
      await wire.close().catch(() => {});
    },
  });
}

type Lines = { line: Send; rpc: Send };

async function openWire(
  url: URL,
  options: ConnectOptions,
  { line, rpc }: Lines,
  until: AbortSignal,
): Promise<Wire> {
  const names = { clientName: options.name ?? 'agent-client', clientVersion: '1' };
  if (options.transport === 'a2a') return openA2a(url, { line, rpc });
  const failures: AgentError[] = [];
  for (const at of mcpUrls(url)) {
    try {
      return await openMcp(at, { rpc, ...names }, until);
    } catch (cause) {
      const error = toAgentError(cause, until);
      if (isFinal(error)) throw error;
      failures.push(error);
    }
  }
  const refused = failures.find(({ code }) => code.startsWith('AUTH_'));
  if (options.transport === 'mcp')
    throw refused ?? noAgent('Nothing at this address speaks MCP.', failures[0]);
  try {
    const wire = await openA2a(url, { line, rpc });
    // If MCP refused the credential, do not switch to another address. The agent's own URL is an exception:
    // that endpoint may speak only A2A.
    if (refused === undefined || wire.url === url.href) return wire;
  } catch (cause) {
    const error = toAgentError(cause, until);
    if (isFinal(error)) throw error;
  }
  throw refused ?? noAgent('Nothing at this address speaks MCP or A2A.', failures[0]);
}

const FINAL: ReadonlySet<string> = new Set([
  'ABORTED',
  'TIMEOUT',
  'UNREACHABLE',
  'REDIRECTED',
  'TOO_LARGE',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
]);

/** Whether an error makes every other transport or address pointless to try. */
const isFinal = ({ code, source }: AgentError): boolean =>
  FINAL.has(code) || (code === 'AUTH_REQUIRED' && source === 'client');

const noAgent = (message: string, cause: AgentError | undefined): AgentError =>
  clientError('NO_AGENT', cause === undefined ? message : `${message} ${cause.message}`, { cause });

function readUrl(url: string | URL): URL {
  try {
    const parsed = new URL(url);
    if (parsed.protocol === 'http:' || parsed.protocol === 'https:') return parsed;
  } catch {
    // Text that is not a URL gets the same error as a URL with another scheme.
  }
  throw clientError('NO_AGENT', 'The address of an agent is an http or https URL.');
}
