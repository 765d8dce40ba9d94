/** A request to the agent, as a program or a command line would send it. */
export type ShownRequest = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
};

/** Token of the sandbox that the examples use, where the reader has set no other. */
export const EXAMPLE_TOKEN = 'demo-docs';

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' };

/** A call of a task over MCP, without a session. */
export const mcpRequest = (task: string, args: object): ShownRequest => ({
  path: '/mcp',
  headers: JSON_HEADERS,
  body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: task, arguments: args } },
});

/** The same over A2A. Every message has an identifier of its own; the example has a fixed one. */
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

/** The request as a command line for a POSIX shell; the token comes from the environment if it is there. */
export function curlLine(baseUrl: string, { path, headers, body }: ShownRequest): string {
  const lines = [
    `curl ${quoted(`${baseUrl}${path}`)}`,
    `-H "authorization: Bearer \${TOKEN:-${EXAMPLE_TOKEN}}"`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `-d ${quoted(JSON.stringify(body, null, 1))}`,
  ];
  return lines.join(' \\\n  ');
}

/** Within single quotes a shell changes nothing; a quote of the text ends them for one character. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
