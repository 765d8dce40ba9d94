import { Agent, request as httpRequest } from 'node:http';
import { operatorRoleOf } from '../../src/domain/members/operator-roles.ts';
import type { Contract, Operation, Validator } from '../support/contract.ts';

/** A running server that is held against its contract. */
export type Target = {
  readonly origin: string;
  readonly contract: Contract;
  /** Authorization header of a caller who may do everything. */
  readonly member: string;
  /** Authorization header of a person who runs the deployment; without it the one of `member` is sent. */
  readonly operator?: string;
  /** Failures that this server, as it is set up, may answer where they are documented. */
  readonly mayFailWith?: readonly number[];
  /** Publishes what a challenge asks for where the server looks for it; whether the answer was such a challenge. */
  prove?(answer: { status: number; body: unknown }): boolean;
  /** Moves the clock of the server. */
  advance(seconds: number): void;
  /** Further validators of an answer, beside the ones compiled from the contract. */
  validators?(operation: Operation, status: number): Promise<readonly Validator[]>;
  /** What the server has logged about the failure with this request id. */
  explain?(requestId: string): string;
};

export type Request = {
  readonly method: string;
  /** With the query, encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

export type Answer = {
  readonly status: number;
  /** By lower-case name; several of one name are joined. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  /** The body as JSON, undefined when it is none. */
  readonly json: unknown;
};

/** Values of the parameters and the body of one request; a list stands for a repeated parameter. */
export type Values = {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

const agent = new Agent({ keepAlive: true });

/** Sends exactly this; a body goes out in one piece, chunked when the headers announce it. */
export function send(origin: string, { method, path, headers, body }: Request): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const request = httpRequest(
      { hostname, port, path, method, headers: { ...headers }, agent },
      (response) => {
        const chunks: Buffer[] = [];
        const done = () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const entries = Object.entries(response.headers).map(([name, value]): [string, string] => [
            name,
            String(value),
          ]);
          resolve({ status: response.statusCode ?? 0, headers: new Map(entries), text, json: parsed(text) });
        };
        const isStream = response.headers['content-type']?.startsWith('text/event-stream') ?? false;
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          // A stream does not end by itself; its first frame tells what it is.
          if (!isStream || !Buffer.concat(chunks).includes('\n\n')) return;
          done();
          response.destroy();
        });
        response.on('error', reject);
        response.on('end', done);
      },
    );
    // A refusal may come, and the connection be cut, while a large body is still going out.
    request.on('error', reject);
    request.end(body);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The credential that an operation for members needs: the operator is a person, the member an API key. */
export const credentialFor = ({ member, operator }: Target, { role, path }: Operation): string =>
  operatorRoleOf(role) !== undefined || isOfPeople(path) ? (operator ?? member) : member;

/** Whether an operation is about what belongs to people. */
export const isOfPeople = (path: string): boolean =>
  /^\/api\/me\/(sessions|grants|passkeys|sign-in)(\/|$)/.test(path);

/** The request of an operation with these values; member operations carry the caller's credential. */
export function requestOf(target: Target, operation: Operation, values: Values): Request {
  const { method, path, access } = operation;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values.query)) {
    for (const each of [value].flat()) query.append(name, String(each));
  }
  const address = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(Buffer.from(String(values.path[name])).toString('utf8')),
  );
  const headers = {
    ...(access === 'member' ? { authorization: credentialFor(target, operation) } : {}),
    ...Object.fromEntries(Object.entries(values.header).map(([name, value]) => [name, String(value)])),
  };
  const whole = query.size === 0 ? address : `${address}?${query}`;
  if (values.body === undefined) return { method, path: whole, headers };
  return withJson({ method, path: whole, headers }, JSON.stringify(values.body));
}

export const withJson = (request: Request, body: string | Buffer): Request => ({
  ...request,
  headers: {
    ...request.headers,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  },
  body,
});

/** An operation may count against a few limits, one behind the other. */
const MAX_WAITS = 4;

/**
 * Sends, and when a limit is reached waits until the server says that it may be tried again; when control of a domain
 * has to be proved first, proves it.
 */
export async function sendPatiently(target: Target, request: Request): Promise<Answer> {
  let answer = await send(target.origin, request);
  for (let waits = 0; answer.status === 429 && waits < MAX_WAITS; waits += 1) {
    const seconds = Number(answer.headers.get('retry-after'));
    if (!(seconds > 0)) break;
    target.advance(seconds);
    answer = await send(target.origin, request);
  }
  if (target.prove?.({ status: answer.status, body: answer.json })) return send(target.origin, request);
  return answer;
}

/** A request on one line, short enough to read in a list of problems. */
export function describeRequest({ method, path, body }: Request): string {
  const shown = body === undefined ? '' : ` ${body.toString().slice(0, 300)}`;
  return `${method} ${path.slice(0, 300)}${shown}`;
}

/** @throws when there are problems, with the request that shows them */
export function refuseProblems(request: Request, problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`${describeRequest(request)}\n  ${problems.join('\n  ')}`);
}
