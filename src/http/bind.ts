import { validateHeaderValue } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'koa';
import {
  type HandledOperationId,
  type Operation,
  type OperationId,
  operations,
  type RateLimitClass,
  rateLimits,
} from '../../generated/operations.ts';
import {
  type RequestValidators,
  requestValidators,
  type Validate,
} from '../../generated/validators/index.ts';
import { consumeLimits } from '../desk/admission.ts';
import type { Desk, Written } from '../desk/run.ts';
import type { Input } from '../domain/contract/shapes.ts';
import { ApiError, type Issue } from '../domain/errors.ts';
import { describeFaults, fieldPath } from '../domain/json/schema-faults.ts';
import { actingFor, mainStanding, type Principal, refusedAsCaller } from '../domain/members/principal.ts';
import { addressBucket } from '../domain/net/address.ts';
import { inTurns, unstorableText, unstorableTextIn } from '../domain/steps.ts';
import type { CallerNote } from '../infra/request-notes.ts';
import { countExactly, countSoon } from '../record/counted.ts';
import type { Store } from '../store/open.ts';
import { type Authenticate, askerOf } from './authenticate.ts';
import { readJsonBody } from './body.ts';
import { putHeader, sendWhole } from './own-response.ts';
import { callerAddress } from './reading/caller-address.ts';
import { headerOf } from './reading/headers.ts';
import { type Query, queryOf } from './reading/query.ts';
import { requireSameCaller } from './signed-requests.ts';

export type DoorTools = {
  desk: Desk;
  authenticate: Authenticate;
  countLimits: CountLimits;
  now: () => Date;
};

export type Endpoint = (ctx: Context, path: Record<string, string>) => Promise<void>;

/** The same steps for every operation: authenticate, count, parse, run, respond. */
export function bind<Op extends HandledOperationId>(op: Op, tools: DoorTools): Endpoint {
  const row = operations[op];
  let validators: RequestValidators | undefined;
  return async function serve(ctx, path) {
    keepPrivate(ctx, row);
    // What most requests need is there already, and to wait for it would cost as much as to read it.
    const known = tools.authenticate.operation(row, headerOf(ctx.req, 'authorization'), tools.now());
    const caller = known === null ? null : await known;
    noteCaller(ctx, caller);
    if (caller !== null)
      requireSameCaller(
        ctx,
        caller.standings.map(({ organization }) => `org_${organization.id}`),
      );
    const principal = row.namesOrganization ? actingAsNamed(caller, queryOf(ctx).org) : caller;
    noteCaller(ctx, principal);
    if (row.limit !== null)
      await tools.countLimits(row.limit, { ctx, principal, writes: row.effect === 'write' });
    validators ??= await requestValidators[op]();
    const judged = judgeParameters(op, validators, ctx, path);
    const body =
      judged.judgeBody === null ? undefined : await readBody(op, ctx, judged.judgeBody, judged.issues);
    if (judged.issues.length > 0) throw invalidRequest(judged.issues);
    // The validators have just checked exactly this type.
    const input = { query: judged.query, path: judged.pathValues, body } as Input<typeof op>;
    const origin = { address: callerAddress(ctx), requestId: String(ctx.state.requestId) };
    write(ctx, await tools.desk(op, input, principal, origin, askerOf(ctx, principal)));
  };
}

/** Names the caller in the log line of the request. */
export function noteCaller(ctx: Context, principal: Principal | null): void {
  if (principal === null) return;
  const organization = mainStanding(principal)?.organization.id ?? null;
  ctx.state.caller = { principal: principal.userKey, organization } satisfies CallerNote;
  ctx.state.refusedAs = refusedAsCaller(principal);
}

/**
 * Keeps caches from giving the answer for one credential to another caller. Answers to members, and answers to a
 * request with a credential, are not stored at all.
 */
export function keepPrivate(ctx: Context, { access }: Pick<Operation, 'access'>): void {
  const { res } = ctx;
  const { vary } = ctx.state;
  putHeader(res, 'Vary', vary === undefined ? 'Authorization' : `Authorization, ${vary}`);
  if (access === 'member' || headerOf(ctx.req, 'authorization') !== '')
    putHeader(res, 'Cache-Control', 'no-store');
}

/** Maximum length of `org` in the contract, in characters. */
const LONGEST_ORG = 100;

/**
 * The caller as a member of the organization named in `org`, so that limits, records and responses are those of
 * this organization.
 * @throws {ApiError} forbidden when the caller is not a member of it
 */
function actingAsNamed(caller: Principal | null, org: unknown): Principal | null {
  // A value that the contract does not allow is rejected later, together with the other parameters.
  if (caller === null || typeof org !== 'string' || org === '' || org.length > LONGEST_ORG) return caller;
  const acting = actingFor(caller, org);
  if (acting === undefined)
    throw new ApiError(
      'forbidden',
      `org: the credential does not belong to a member of organization ${org}.`,
    );
  return acting;
}

/** The body of a request; its faults are added to the issues. */
async function readBody(
  op: HandledOperationId,
  ctx: Context,
  validate: Validate,
  issues: Found[],
): Promise<unknown> {
  const row: Operation = operations[op];
  const body = await readJsonBody(ctx.req, row.bodyLimit ?? 0);
  if (body === undefined && row.body === 'required') {
    issues.push({ path: '', message: 'a JSON body is required' });
  } else if (body !== undefined) {
    issues.push(...judge(validate, body), ...(await inTurns(unstorableTextIn(body), nextTurn)));
  }
  return body;
}

/** Query and path parameters in their documented types, and the faults found in them. */
export async function parseParameters(op: OperationId, ctx: Context, path: Record<string, string>) {
  return judgeParameters(op, await requestValidators[op](), ctx, path);
}

function judgeParameters(
  op: OperationId,
  validators: RequestValidators,
  ctx: Context,
  path: Record<string, string>,
) {
  const sent = queryOf(ctx);
  const query: Record<string, unknown> = { ...sent };
  const pathValues: Record<string, unknown> = { ...path };
  const hasPath = Object.keys(pathValues).length > 0;
  const issues: Found[] = unstorableText(hasPath ? { ...query, ...pathValues } : query);
  addQueryFaults(op, issues, validators.query, sent, query);
  addFaults(issues, validators.path, pathValues);
  return { query, pathValues, issues, judgeBody: validators.body };
}

/**
 * Judges a request for a file, which is everybody's.
 *
 * @throws {ApiError} invalid_request
 */
export async function checkFileRequest(
  op: OperationId,
  ctx: Context,
  path: Record<string, string>,
): Promise<void> {
  ctx.vary('Authorization');
  const { issues } = await parseParameters(op, ctx, path);
  if (issues.length > 0) throw invalidRequest(issues);
}

const MAX_ISSUES = 20;
const LONG_TEXT = 32 * 1024;

/** An issue, with the list of accepted values when the schema has one. */
type Found = Issue & { validValues?: readonly string[] };

export const judge = (validate: Validate, value: unknown): Found[] =>
  validate(value) ? [] : faultsOf(validate, value);

function addFaults(issues: Found[], validate: Validate, value: unknown): void {
  if (!validate(value)) issues.push(...faultsOf(validate, value));
}

/**
 * The faults of a query. That a parameter is repeated which has one value is a fault by itself: its values would be
 * called no text and no number, which each of them is.
 */
function addQueryFaults(
  op: OperationId,
  issues: Found[],
  validate: Validate,
  sent: Query,
  query: Record<string, unknown>,
): void {
  if (validate(query)) return;
  const { queryArrays }: Operation = operations[op];
  const repeated = new Set<string>();
  for (const fault of faultsOf(validate, query)) {
    const name = fault.path.replace(/\[\d+\]$/, '');
    const values = sent[name];
    if (!Array.isArray(values) || queryArrays.includes(name)) issues.push(fault);
    else if (!repeated.has(name)) {
      repeated.add(name);
      issues.push({ path: name, message: `was sent ${values.length} times; send it once` });
    }
  }
}

/** The faults of a value that was just validated. */
function faultsOf(validate: Validate, value: unknown): Found[] {
  return describeFaults(validate.errors, value)
    .slice(0, MAX_ISSUES)
    .map(({ pointer, message, params }) => {
      const allowed: unknown = params.allowedValues;
      return {
        path: fieldPath(pointer),
        message,
        ...(Array.isArray(allowed) ? { validValues: allowed.map(String) } : {}),
      };
    });
}

export function invalidRequest(found: readonly Found[]): ApiError {
  const [first] = found;
  const issues = found.slice(0, MAX_ISSUES).map(({ path, message }): Issue => ({ path, message }));
  const validValues = first?.validValues;
  const where = first?.path ? `${first.path}: ` : '';
  return new ApiError('invalid_request', `${where}${first?.message ?? 'the request is not valid'}`, {
    issues,
    ...(validValues === undefined ? {} : { valid_values: validValues }),
  });
}

/** Writes a response. Koa would look for the type of the text, and at each header three times. */
function write(ctx: Context, { status, text, headers }: Written): void {
  const { res } = ctx;
  ctx.respond = false;
  for (const name in headers) {
    const value = headers[name] ?? '';
    validateHeaderValue(name, value);
    putHeader(res, name, value);
  }
  if (text === null) {
    res.statusCode = WITHOUT_BODY.has(status) ? status : 204;
    res.end();
    return;
  }
  putHeader(res, 'Content-Type', 'application/json; charset=utf-8');
  // Computing the byte length of a long text costs as much as encoding it, so it is encoded once.
  sendWhole(res, status, typeof text !== 'string' || text.length < LONG_TEXT ? text : Buffer.from(text));
}

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

export type CountLimits = (
  limitClass: RateLimitClass,
  caller: { ctx: Context; principal: Principal | null; writes: boolean },
) => Promise<void>;

/**
 * Counts a request against every rule of its class, unless the contract assigns the counting to another layer.
 * The `RateLimit-*` headers report the strictest rule.
 * @throws {ApiError} rate_limited, with `retry_after`
 */
export function createCountLimits(store: Store, now: () => Date): CountLimits {
  return async (limitClass, { ctx, principal, writes }) => {
    const { counted: countedBy, when } = rateLimits[limitClass];
    if (countedBy !== 'door' || (when !== null && queryOf(ctx)[when] !== 'true')) return;
    const ip = addressBucket(callerAddress(ctx));
    const keys = {
      ip,
      user: principal?.userKey ?? ip,
      organization: callerKey(principal, callerAddress(ctx)),
    };
    const count = writes ? countExactly : countSoon;
    const counted = () => consumeLimits((asks) => count(store, asks), limitClass, keys, now());
    const headers = await store.inShareOf(keys.organization, counted);
    for (const name in headers) putHeader(ctx.res, name, headers[name] ?? '');
  };
}

/** The key of a shared quota: the organization, a person without an organization, or everybody at an address. */
function callerKey(principal: Principal | null, address: string): string {
  if (principal === null) return addressBucket(address);
  return mainStanding(principal)?.organization.id ?? principal.userKey;
}
