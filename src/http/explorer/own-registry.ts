import { setImmediate as nextTurn } from 'node:timers/promises';
import { type HandledOperationId, operations } from '../../../generated/operations.ts';
import { requestValidators } from '../../../generated/validators/index.ts';
import type { Look } from '../../../web/explorer.ts';
import type { Asker } from '../../desk/live.ts';
import type { Desk } from '../../desk/run.ts';
import type { Input } from '../../domain/contract/shapes.ts';
import type { Origin } from '../../domain/members/principal.ts';
import { inTurns, unstorableText, unstorableTextIn } from '../../domain/steps.ts';
import { invalidRequest, judge } from '../bind.ts';
import { toRefusal } from '../errors.ts';

/** Operations that pages use: those that only read, and need no member. */
const READ = new Map(
  Object.values(operations).flatMap((row) =>
    row.effect === 'read' && row.answeredBy === 'handler' && row.access !== 'member'
      ? [[`${row.method} ${row.path}` as string, row.id as HandledOperationId] as const]
      : [],
  ),
);

/** What the typed client of a page in this process is called with, and what it answers. */
export type OwnInit = {
  params?: { query?: Record<string, unknown>; path?: Record<string, unknown> };
  body?: unknown;
};
export type OwnAnswer = {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: { readonly status: number };
};

/** A response whose text is parsed when a page first reads it: of most only where the page is written, which few requests are. */
class ReadWhenAsked implements OwnAnswer {
  readonly response: { readonly status: number };
  readonly #text: string;
  #data: unknown;

  constructor(status: number, text: string) {
    this.response = { status };
    this.#text = text;
  }

  get data(): unknown {
    this.#data ??= JSON.parse(this.#text);
    return this.#data;
  }
}

/**
 * The typed client of the registry for pages of the same process: the same operations, without a credential, and
 * without a request in between. `told` gets the text of each response.
 */
export function ownRegistry(
  desk: Desk,
  {
    baseUrl,
    origin,
    asker,
    told,
  }: { baseUrl: string; origin: Origin; asker: Asker; told: (text: string) => void },
): Look {
  async function run(op: HandledOperationId, { params = {}, body }: OwnInit): Promise<OwnAnswer> {
    try {
      const input = await inputOf(op, { query: { ...params.query }, path: { ...params.path }, body });
      const { status, text } = await desk(op, input, null, origin, asker);
      const whole = String(text);
      told(`${status}${whole}`);
      return new ReadWhenAsked(status, whole);
    } catch (cause) {
      const { status, body } = toRefusal(cause, baseUrl, { path: '', hasCredential: false });
      // The visitor can do nothing about these on the page: the whole page says so.
      if (status >= 500 || status === 429) throw cause;
      told(`${status}${JSON.stringify(body)}`);
      return { error: body, response: { status } };
    }
  }
  const asking =
    (method: 'get' | 'post') =>
    async (path: string, init: OwnInit = {}): Promise<OwnAnswer> => {
      const op = READ.get(`${method} ${path}`);
      if (op === undefined) throw new Error(`pages do not use ${method} ${path}`);
      return run(op, init);
    };
  // The form of the answers follows from the table of operations, whose types the compiler cannot see through a path.
  return { GET: asking('get') as Look['GET'], POST: asking('post') as Look['POST'] };
}

/** @throws {ApiError} invalid_request */
export async function inputOf<Op extends HandledOperationId>(
  op: Op,
  { query, path, body }: { query: Record<string, unknown>; path: Record<string, unknown>; body: unknown },
): Promise<Input<Op>> {
  const validators = await requestValidators[op]();
  const issues = [
    ...unstorableText({ ...query, ...path }),
    ...judge(validators.query, query),
    ...judge(validators.path, path),
  ];
  if (validators.body !== null)
    issues.push(...judge(validators.body, body), ...(await inTurns(unstorableTextIn(body), nextTurn)));
  if (issues.length > 0) throw invalidRequest(issues);
  // The validators have just checked exactly this type.
  return { query, path, body } as Input<Op>;
}
