import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders as Headers, IncomingMessage, ServerResponse } from 'node:http';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { AdServerProblem, AdServerProblemCode } from '../../generated/types/ad-server.ts';

/** Reads a schema of the contract by its `$id`: a file of the folder `schemas/v3` of the package of schemas. */
const schemaAt = (id: string) => JSON.parse(readFileSync(new URL(`../..${id}`, import.meta.url), 'utf8'));

const ajv = new Ajv2020({ strict: false, loadSchema: async (id) => schemaAt(id) });
addFormats.default(ajv);

const validators = new Map<string, Promise<ValidateFunction>>();

/** The description of each code begins with its status: `409: the revision is lower …`. */
const { 'x-enum-descriptions': texts } = schemaAt('/schemas/v3/ad-server/problem-code.json');

/** An answer that refuses a request. */
export class Refusal extends Error {
  readonly problem: AdServerProblem;

  constructor(code: AdServerProblemCode, reason: string, field?: string) {
    super(reason);
    this.problem = { code, status: Number(texts[code]?.slice(0, 3)), reason, ...(field ? { field } : {}) };
  }
}

export const invalidTerms = (field: string, reason: string) => new Refusal('invalid_terms', reason, field);
export const invalidRequest = (field: string, fault: string) =>
  new Refusal('invalid_request', `\`${field || 'body'}\` ${fault}.`, field);

/** Checks a body against its schema. @throws {Refusal} naming the first place that is wrong */
export async function checked(message: string, body: unknown): Promise<void> {
  const compiled =
    validators.get(message) ?? ajv.compileAsync(schemaAt(`/schemas/v3/ad-server/${message}.json`));
  validators.set(message, compiled);
  const validate = await compiled;
  if (validate(body)) return;
  const [fault] = validate.errors ?? [];
  throw invalidRequest(fault === undefined ? '' : placeOf(fault), fault?.message ?? 'is wrong');
}

/** The place of a fault, such as `goal.quantity` or `creatives[2].kind`. */
function placeOf({ instancePath, params }: ErrorObject): string {
  const name = params.missingProperty ?? params.additionalProperty;
  const path = name === undefined ? instancePath : `${instancePath}/${name}`;
  const steps = path.slice(1, 500).replace(/\/(\d+)(?=\/|$)/g, '[$1]');
  return steps.replaceAll('/', '.');
}

/** Reads a body. @throws {Refusal} payload_too_large, without reading the rest */
export async function bodyOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request) {
    bytes += piece.length;
    if (bytes > limit) throw new Refusal('payload_too_large', `The body may have at most ${limit} bytes.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

export function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new Refusal('invalid_request', 'The body is not JSON.');
  }
}

export function send(response: ServerResponse, status: number, body: string | Buffer, headers: Headers) {
  response.writeHead(status, { 'X-Content-Type-Options': 'nosniff', ...headers });
  response.end(body);
}

export function sendJson(response: ServerResponse, status: number, body: unknown, headers: Headers = {}) {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  send(response, status, JSON.stringify(body), { 'Content-Type': type, ...headers });
}
