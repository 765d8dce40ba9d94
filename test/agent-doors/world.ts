import { protocol } from '../../generated/protocol.ts';
import type { TaskName } from '../../generated/tasks.ts';
import { newTask } from '../../src/desk/tasks/submitted.ts';
import { type AgentPrincipal, sandboxPrincipal } from '../../src/domain/members/agent-principal.ts';
import type { TaskState } from '../../src/domain/tasks/task-state.ts';
import { newId } from '../../src/infra/random.ts';
import type { Store } from '../../src/store/open.ts';
import type { AgentTask } from '../../src/store/tasks/agent-tasks.ts';

export type SentHeaders = Readonly<Record<string, string>>;
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
export type Body = any;

/** What a challenge of the agent names beside the metadata. */
export const SCOPE_ASKED = `scope="${['products', 'media_buys', 'creatives', 'reports']
  .map((part) => `${protocol.scopePrefix}${part}`)
  .join(' ')}"`;

/** What one call of a task came to, the same for every transport. */
export type Outcome = {
  readonly httpStatus: number;
  readonly challenge: string | null;
  /** The flat answer; of a refusal before any task, its JSON. */
  readonly body: Body;
  /** What the transport says: `isError`, or the state of A2A's task. */
  readonly isError: boolean;
};

/** `mcp` is revision 2025-11-25 and older, `mcp 2026` is revision 2026-07-28. */
export type Transport = 'mcp' | 'mcp 2026' | 'a2a';
export const transports = ['mcp', 'a2a'] as const satisfies readonly Transport[];
export const everyTransport: readonly Transport[] = [...transports, 'mcp 2026'];

export const MODERN = '2026-07-28';
/** What a request of revision 2026-07-28 says of its client. */
export const envelope = (capabilities: object = {}, version: unknown = MODERN) => ({
  'io.modelcontextprotocol/protocolVersion': version,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': capabilities,
});
/** The headers that go with it. */
export const modernHeaders = (method: string, name?: string): SentHeaders => ({
  'mcp-protocol-version': MODERN,
  'mcp-method': method,
  ...(name === undefined ? {} : { 'mcp-name': name }),
});

export const bearer = (token: string): { authorization: string } => ({ authorization: `Bearer ${token}` });
/** A caller of the sandbox; each name is one of its own. */
export const demo = (name: string) => bearer(`demo-${name}`);
export const demoId = (name: string): string => sandboxPrincipal(`demo-${name}`).id;

/** Calls a task as raw HTTP, without any session. */
export async function callTask(
  transport: Transport,
  origin: string,
  task: string,
  args: unknown,
  headers: SentHeaders = {},
): Promise<Outcome> {
  const isModern = transport === 'mcp 2026';
  const message =
    transport !== 'a2a'
      ? {
          method: 'tools/call',
          params: { name: task, arguments: args, ...(isModern ? { _meta: envelope() } : {}) },
        }
      : {
          method: 'SendMessage',
          params: {
            message: {
              messageId: newId(),
              role: 'ROLE_USER',
              parts: [{ data: { skill: task, input: args } }],
            },
          },
        };
  const response = await fetch(`${origin}/${transport === 'a2a' ? 'a2a' : 'mcp'}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(isModern ? modernHeaders('tools/call', task) : {}),
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
  });
  const common = { httpStatus: response.status, challenge: response.headers.get('www-authenticate') };
  const text = await response.text();
  const answer = text === '' ? undefined : JSON.parse(text);
  const { result } = answer ?? {};
  if (result === undefined) return { ...common, body: answer, isError: true };
  if (transport !== 'a2a')
    return { ...common, body: result.structuredContent, isError: result.isError === true };
  const { artifacts, status } = result.task;
  return {
    ...common,
    body: artifacts?.[0]?.parts.at(-1)?.data,
    isError: status.state !== 'TASK_STATE_COMPLETED',
  };
}

/** Keeps a task of this caller that waits for something outside. */
export async function keepTask(
  store: Store,
  principalId: string,
  {
    id = `task_${newId()}`,
    status = 'submitted',
    taskType = 'sync_accounts',
    now = new Date(),
  }: { id?: string; status?: TaskState; taskType?: TaskName & AgentTask['taskType']; now?: Date } = {},
): Promise<string> {
  const principal: Pick<AgentPrincipal, 'id'> = { id: principalId };
  const made = newTask(
    taskType,
    {},
    { principal, now, newId },
    { taskId: id, accountId: null, protocol: 'media-buy' },
  );
  await store.transaction(async (tx) => {
    await tx.agentTasks.insert(made);
    if (status !== 'submitted') await tx.agentTasks.move('submitted', { ...made, status });
  });
  return id;
}
