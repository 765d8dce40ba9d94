import type { Task } from '../../generated/tasks.ts';
import type { ReferenceOperation } from '../domain/contract/api-reference.ts';
import { operatorRoleOf } from '../domain/members/operator-roles.ts';

/** A request to the agent, as a program or a command line would send it. */
export type ShownRequest = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
};

/** Sandbox token that the examples use if the reader has not set `TOKEN`. */
export const EXAMPLE_TOKEN = 'demo-docs';

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' };

/** A call of a task over MCP, without a session. */
export const mcpRequest = (task: string, args: object): ShownRequest => ({
  path: '/mcp',
  headers: JSON_HEADERS,
  body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: task, arguments: args } },
});

/** A call of a task over A2A. Every message needs a unique `messageId`; the example has a fixed one. */
export const a2aRequest = (task: string, args: object): ShownRequest => ({
  path: '/a2a',
  headers: { ...JSON_HEADERS, 'a2a-version': '1.0' },
  body: {
    jsonrpc: '2.0',
    id: 1,
    method: 'SendMessage',
    params: {
      message: {
        messageId: `example-${task}`,
        role: 'ROLE_USER',
        parts: [{ data: { skill: task, input: args } }],
      },
    },
  },
});

/** Identifiers of an example, by the field of a response that has the real one. */
export type Kept = Readonly<Record<string, string>>;

const variable = (field: string): string => field.toUpperCase();

/**
 * The request as a command line for a POSIX shell. The token comes from the environment variable `TOKEN`, if set, and
 * identifiers that an earlier command kept from the variables of their fields.
 */
export function curlLine(baseUrl: string, { path, headers, body }: ShownRequest, kept: Kept = {}): string {
  const data = Object.entries(kept).reduce(
    (text, [field, id]) => text.replaceAll(JSON.stringify(id), () => `"'"$${variable(field)}"'"`),
    quoted(JSON.stringify(body, null, 1)),
  );
  const lines = [
    `curl ${quoted(`${baseUrl}${path}`)}`,
    `-H "authorization: Bearer \${TOKEN:-${EXAMPLE_TOKEN}}"`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `-d ${data}`,
  ];
  return lines.join(' \\\n  ');
}

/** A call over MCP, and a line for each field of its response that later lines need. */
export function earlierLines(
  baseUrl: string,
  { task, arguments: args, keep }: Task['before'][number],
): string {
  const call = curlLine(baseUrl, mcpRequest(task, args));
  const fields = Object.keys(keep);
  if (fields.length === 0) return call;
  const reads = fields.map(
    (field) => `${variable(field)}=$(printf '%s' "$RESPONSE" | sed 's/.*"${field}":"\\([^"]*\\)".*/\\1/')`,
  );
  return [`RESPONSE=$(${call})`, ...reads].join('\n');
}

/**
 * Quotes a text for the shell. Inside single quotes a shell changes nothing; for a quote in the text they are
 * closed and opened again.
 */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The parameter that is a path of files itself, whose slashes stay as they are. */
const PATH = 'path';

/** The environment variable with the credential that an operation for members needs. */
const credentialVariable = (permission: string | null): 'API_KEY' | 'OPERATOR_TOKEN' =>
  operatorRoleOf(permission) === undefined ? 'API_KEY' : 'OPERATOR_TOKEN';

/**
 * The command for an operation of the API with its examples: required parameters, and the body. The key comes from the
 * environment variable `API_KEY`, for operations of people who run the deployment from `OPERATOR_TOKEN`.
 */
export function operationLine(baseUrl: string, operation: ReferenceOperation): string {
  const { method, path, access, permission, parameters, body } = operation;
  const required = parameters.filter((parameter) => parameter.required === true);
  const encoded = (example: unknown) => encodeURIComponent(String(example));
  const inPath = required.reduce(
    (text, { name, example }) =>
      text.replace(`{${name}}`, () => (name === PATH ? String(example) : encoded(example))),
    path,
  );
  const query = required
    .filter(({ in: where }) => where === 'query')
    .map(({ name, example }) => `${name}=${encoded(example)}`);
  const [shown] = body?.bodies ?? [];
  const address = query.length > 0 ? `${inPath}?${query.join('&')}` : inPath;
  const lines = [
    `curl ${method === 'get' || method === 'post' ? '' : `-X ${method.toUpperCase()} `}${quoted(`${baseUrl}${address}`)}`,
    ...(access === 'member' ? [`-H "authorization: Bearer $${credentialVariable(permission)}"`] : []),
    ...(shown === undefined ? [] : [`-H ${quoted(`content-type: ${shown.type}`)}`]),
    ...(shown === undefined ? [] : [`-d ${quoted(JSON.stringify(shown.examples[0]?.value, null, 1))}`]),
    ...(shown === undefined && method === 'post' ? ['-X POST'] : []),
  ];
  return lines.join(' \\\n  ');
}
