import { toolText } from '../second/agent.ts';
import type { Handle } from '../second/http.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are spoilt
export type Body = any;

/** A request as a variant sees it. */
export type Asked = {
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: Body;
};

/** An answer that a variant may spoil. */
export type Told = { status: number; headers: Headers; body: Body };

/** One fault in an otherwise correct service. */
export type Variant = {
  readonly fault: string;
  /** The one requirement that it breaks. */
  readonly finds: string;
  /** Method and path of the answers that it spoils. */
  readonly at: RegExp;
  readonly spoil: (told: Told, asked: Asked) => void;
};

/** The service with the fault of a variant; everything else passes as it is. */
export const spoilt =
  (service: Handle, { at, spoil }: Variant): Handle =>
  async (request) => {
    const { pathname, searchParams: query } = new URL(request.url);
    const key = `${request.method} ${pathname}`;
    if (!at.test(key)) return service(request);
    const sent = await request.text();
    const answer = await service(readAlready(request, sent));
    const text = await answer.text();
    const told: Told = { status: answer.status, headers: new Headers(answer.headers), body: readJson(text) };
    spoil(told, { key, query, headers: request.headers, body: readJson(sent) });
    const body = typeof told.body === 'string' ? told.body : JSON.stringify(told.body);
    return new Response(body, { status: told.status, headers: told.headers });
  };

/** The same request again, with the body that was read. A clone would have both copies wait in streams, which takes longer. */
const readAlready = ({ url, method, headers }: Request, body: string): Request =>
  new Request(url, { method, headers, body: ['GET', 'HEAD'].includes(method) ? null : body });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** One call of a task, and what came of it. */
export type Call = {
  readonly task: string;
  readonly args: Body;
  readonly headers: Headers;
  body: Body;
  isError: boolean;
  status: number;
};

export type AgentVariant = {
  readonly fault: string;
  readonly finds: string;
  /** The transport on which the fault is one fault only; either when absent. */
  readonly transport?: 'mcp' | 'a2a';
  /** Spoils an answer; may remember earlier ones, since each run has its own. */
  readonly spoil: () => (call: Call) => void;
};

/** The agent with the fault of a variant, over both transports. */
export function spoiltAgent(service: Handle, { spoil }: AgentVariant): Handle {
  const change = spoil();
  return async (request) => {
    const text = await request.text();
    const answer = await service(readAlready(request, text));
    const sent = readJson(text) as Body;
    const part = sent?.params?.message?.parts?.[0]?.data;
    const called =
      sent?.method === 'tools/call'
        ? { task: sent.params.name, args: sent.params.arguments ?? {} }
        : undefined;
    const asked = part === undefined ? called : { task: part.skill, args: part.input };
    if (asked === undefined) return answer;
    const told = (await answer.json()) as Body;
    const { result } = told;
    const again = { jsonrpc: '2.0', id: sent.id };
    const place = result?.task?.artifacts[0].parts[0];
    const own: Body = place?.data ?? result?.structuredContent;
    const state = {
      body: own,
      isError: result?.isError ?? result?.task?.status.state === 'TASK_STATE_FAILED',
    };
    const call: Call = { ...asked, ...state, headers: request.headers, status: answer.status };
    change(call);
    const { body, isError, status } = call;
    const ended = { state: isError ? 'TASK_STATE_FAILED' : 'TASK_STATE_COMPLETED' };
    const message =
      own === undefined && body === undefined
        ? told
        : part === undefined
          ? {
              ...again,
              result: {
                isError,
                structuredContent: body,
                content: [{ type: 'text', text: toolText(body ?? {}) }],
              },
            }
          : {
              ...again,
              result: {
                task: {
                  ...result?.task,
                  status: ended,
                  artifacts: [{ artifactId: 'a', parts: [{ data: body }] }],
                },
              },
            };
    return new Response(JSON.stringify(message), { status, headers: answer.headers });
  };
}
