import { newId } from '../../../src/infra/random.ts';
import { bearer, callTask } from '../../agent-doors/world.ts';
import type { TestApp } from '../../support/app.ts';
import type { AgentCaller, Json } from './statement.ts';

type Headers_ = Readonly<Record<string, string>>;
type Answered = { status: number; headers: Headers; body: unknown; wire: unknown };

/** Calls a task; over MCP as the specification describes it, so that the payload is what the text of the result says. */
export async function askAgent(
  origin: string,
  over: 'mcp' | 'a2a',
  task: string,
  args: Json,
  headers: Headers_,
): Promise<Answered> {
  if (over === 'a2a') {
    const { httpStatus, body, isError } = await callTask('a2a', origin, task, args, headers);
    return { status: httpStatus, headers: new Headers(), body, wire: { isError } };
  }
  const response = await post(origin, 'tools/call', { name: task, arguments: args }, headers);
  const answer = answerOf(await response.text());
  const result = memberOf(answer, 'result');
  const text = memberOf(memberOf(memberOf(result, 'content'), '0'), 'text');
  const body = typeof text === 'string' ? JSON.parse(text) : answer;
  return { status: response.status, headers: response.headers, body, wire: result };
}

export async function listTools(origin: string): Promise<unknown> {
  const response = await post(origin, 'tools/list', {}, bearer('demo-statements'));
  return memberOf(memberOf(answerOf(await response.text()), 'result'), 'tools');
}

const post = (origin: string, method: string, params: Json, headers: Headers_): Promise<Response> =>
  fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });

/** The message of a JSON body, or of the last event of a stream. */
function answerOf(text: string): unknown {
  const data = text
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length));
  return JSON.parse(data.at(-1) ?? text);
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Headers of each caller of one statement; two statements share none. */
export function agentCallers(app: TestApp): (caller: AgentCaller) => Promise<Headers_> {
  const id = newId();
  let member: Promise<Headers_> | undefined;
  const makeMember = async () => {
    member ??= app.member('Buyers');
    return member;
  };
  return async (caller) => {
    if (caller === 'nobody') return {};
    if (caller === 'stranger') return bearer('not-a-credential');
    if (caller === 'member') return makeMember();
    const kinds = { buyer: id, 'other buyer': `other-${id}`, 'live buyer': `${id}-live-1` };
    return bearer(`demo-${kinds[caller]}`);
  };
}
