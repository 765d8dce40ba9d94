import type { AdServerContract, AdServerOperation } from '../ad-server.ts';
import { AD_SERVER } from '../document.ts';
import { comment, head, key, literal } from './text.ts';

/** `ad-server.ts`: one row per operation of the ad server, for its client, its checker and the door of its events. */
export function emitAdServer({ operations, sent }: Pick<AdServerContract, 'operations' | 'sent'>): string {
  return `${head(AD_SERVER)}
import type { SchemaPath } from './validators/index.ts';

export interface AdServerOperation {
  readonly id: string;
  readonly method: 'get' | 'put' | 'post' | 'delete';
  /** Template below the address of the ad server, with \`{name}\` for each path parameter. */
  readonly path: string;
  readonly effect: 'read' | 'write';
  /** Whether each request needs an \`Idempotency-Key\`. */
  readonly isKeyed: boolean;
  /** Member of the capabilities without which the operation returns 501; null for one that every ad server has. */
  readonly capability: string | null;
  /** Seconds after which the caller stops waiting. */
  readonly timeoutSeconds: number;
  readonly query: readonly string[];
  /** Schema of the body; null for an operation without one. */
  readonly request: SchemaPath | null;
  /** Largest body in bytes; null for an operation without one. */
  readonly bodyLimit: number | null;
  /** Schema of the body by documented status; null for an answer without one. */
  readonly answers: Readonly<Record<number, SchemaPath | null>>;
}

/** What the agent asks of the ad server. */
export const adServerOperations = {
${operations.map(row).join('')}} as const satisfies Record<string, AdServerOperation>;

export type AdServerOperationId = keyof typeof adServerOperations;

/** What the ad server sends to the agent. */
export const adServerCallbacks = {
${sent.map(row).join('')}} as const satisfies Record<string, AdServerOperation>;
`;
}

function row(operation: AdServerOperation): string {
  const { id, method, path, effect, isKeyed, capability, timeoutSeconds, request, bodyLimit } = operation;
  const query = operation.parameters.flatMap(({ place, name }) => (place === 'query' ? [name] : []));
  const fields = { id, method, path, effect, isKeyed, capability, timeoutSeconds, query, request, bodyLimit };
  const lines = Object.entries(fields).map(([name, value]) => `    ${key(name)}: ${literal(value)},\n`);
  const answers = operation.answers.map(({ status, body }) => `${status}: ${literal(body)}`).join(', ');
  return `  ${comment(`@generated from operation ${id}`)}\n  ${key(id)}: {\n${lines.join('')}    answers: { ${answers} },\n  },\n`;
}
