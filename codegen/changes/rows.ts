import { byCodeUnit, type Json, type JsonObject, objectOr } from '../json.ts';
import { type Change, change, type Position } from './compare.ts';
import { type Contract, type Rows, sortedJson, TEXTS } from './contract.ts';
import { compareSchemas, type Difference, type Effect, type Sides } from './schemas.ts';

/** The changes of the tables: tasks, operations, webhooks and error codes. */
export function compareRows(before: Contract, after: Contract): Change[] {
  const sides = { before: before.schemas, after: after.schemas };
  return [
    ...eachRow('task', before.tasks, after.tasks, (old, now, subject) =>
      compareTasks(old, now, subject, sides),
    ),
    ...eachRow('operation', before.operations, after.operations, (old, now, subject) =>
      compareOperations(old, now, subject, sides),
    ),
    ...eachRow(
      'ad server operation',
      before.adServerOperations,
      after.adServerOperations,
      (old, now, subject) => compareOperations(old, now, subject, sides),
    ),
    ...eachRow(
      'webhook',
      before.webhooks,
      after.webhooks,
      (old, now, subject) =>
        byRules(old, now, subject, { schema: changes, content_type: changes }, 'response'),
      'response',
    ),
    ...eachRow('task error', before.taskErrors, after.taskErrors, compareErrors, 'response'),
    ...eachRow('API error', before.apiErrors, after.apiErrors, compareErrors, 'response'),
  ];
}

/** Compares a table row by row. Callers must accept unknown codes, so a new row of any table only offers something. */
function eachRow(
  kind: string,
  before: Rows,
  after: Rows,
  compare: (old: JsonObject, now: JsonObject, subject: string) => Change[],
  position: Position = 'request',
): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort(byCodeUnit).flatMap((name) => {
    const old = before.get(name);
    const now = after.get(name);
    const subject = `${kind} ${name}`;
    if (!now) return [change(subject, whole('removed', 'withdraws'), [position])];
    if (!old) return [change(subject, whole('added', 'offers'), [position])];
    const texts: Difference[] = old[TEXTS] === now[TEXTS] ? [] : [whole('texts', 'texts')];
    return [...texts.map((one) => change(subject, one, [position])), ...compare(old, now, subject)];
  });
}

const whole = (what: string, effect: Effect): Difference => ({ pointer: '', what, effect });

/** The effect of a changed member of a row. The two values are known to differ. */
type Rule = (old: Json, now: Json) => Effect;

const changes: Rule = () => 'changes';
const smallerNarrows: Rule = (old, now) => (Number(now) < Number(old) ? 'narrows' : 'widens');
const setNarrows: Rule = (old, now) =>
  old === null || old === false ? 'narrows' : now === null || now === false ? 'widens' : 'changes';
/** Access levels; each demands more of a caller than the one before. */
const ACCESS: readonly Json[] = ['public', 'auth-aware', 'principal', 'member'];
const accessNarrows: Rule = (old, now) => (ACCESS.indexOf(now) > ACCESS.indexOf(old) ? 'narrows' : 'widens');
/** A write demands more of its caller than a read: an idempotency key, a permission. */
const writeNarrows: Rule = (_, now) => (now === 'write' ? 'narrows' : 'widens');

const TASK_RULES: Readonly<Record<string, Rule>> = {
  effect: writeNarrows,
  access: accessNarrows,
  permission: setNarrows,
  body_limit: smallerNarrows,
  sandbox_only: setNarrows,
};

const OPERATION_RULES: Readonly<Record<string, Rule>> = {
  method: changes,
  path: changes,
  effect: writeNarrows,
  access: accessNarrows,
  permission: setNarrows,
  delegable: (_, now) => (now === true ? 'widens' : 'narrows'),
  limit: setNarrows,
  capability: changes,
};

function byRules(
  old: JsonObject,
  now: JsonObject,
  subject: string,
  rules: Readonly<Record<string, Rule>>,
  position: Position = 'request',
): Change[] {
  return Object.entries(rules).flatMap(([key, rule]) => {
    const one = old[key] ?? null;
    const other = now[key] ?? null;
    if (sortedJson(one) === sortedJson(other)) return [];
    const what = `${key}: ${JSON.stringify(one)} → ${JSON.stringify(other)}`;
    return [change(subject, whole(what, rule(one, other)), [position])];
  });
}

const compareErrors = (old: JsonObject, now: JsonObject, subject: string) =>
  byRules(old, now, subject, { status: changes, recovery: changes }, 'response');

function compareTasks(old: JsonObject, now: JsonObject, subject: string, sides: Sides): Change[] {
  const schema = (key: string, one: Json | undefined, other: Json | undefined, position: Position) =>
    compareSchemas({ $ref: String(one) }, { $ref: String(other) }, sides).map((difference) =>
      change(`${subject}, ${key}`, difference, [position]),
    );
  const before = objectOr(old.async_bodies);
  const after = objectOr(now.async_bodies);
  return [
    ...byRules(old, now, subject, TASK_RULES),
    ...schema('request', old.request, now.request, 'request'),
    ...schema('response', old.response, now.response, 'response'),
    ...[...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((state) => {
      if (before[state] === undefined)
        return [change(subject, whole(`may answer ${state}`, 'widens'), ['response'])];
      if (after[state] === undefined)
        return [change(subject, whole(`never answers ${state}`, 'narrows'), ['response'])];
      return schema(state, before[state], after[state], 'response');
    }),
  ];
}

function compareOperations(old: JsonObject, now: JsonObject, subject: string, sides: Sides): Change[] {
  const schema = (name: string, one: Json | undefined, other: Json | undefined, position: Position) =>
    compareSchemas(objectOr(one).schema, objectOr(other).schema, sides).map((difference) =>
      change(`${subject}, ${name}`, difference, [position]),
    );
  const found = (what: string, effect: Effect, position: Position = 'request') =>
    change(subject, whole(what, effect), [position]);
  const names = (key: string) => [
    ...new Set([...Object.keys(objectOr(old[key])), ...Object.keys(objectOr(now[key]))]),
  ];
  const pair = (key: string, name: string) => [objectOr(old[key])[name], objectOr(now[key])[name]] as const;
  const required = (message: Json | undefined) => objectOr(message).required === true;
  const demanded = (name: string, one: Json | undefined, other: Json | undefined) => {
    if (required(one) === required(other)) return [];
    return [
      found(
        required(other) ? `${name} is required` : `${name} is optional`,
        required(other) ? 'narrows' : 'widens',
      ),
    ];
  };
  return [
    ...byRules(old, now, subject, OPERATION_RULES),
    ...names('parameters').flatMap((name) => {
      const [one, other] = pair('parameters', name);
      if (other === undefined) return [found(`parameter ${name} removed`, 'withdraws')];
      if (one === undefined)
        return [found(`parameter ${name} added`, required(other) ? 'narrows' : 'offers')];
      return [...demanded(`parameter ${name}`, one, other), ...schema(name, one, other, 'request')];
    }),
    ...compareBodies(old.body ?? null, now.body ?? null).map(([what, effect]) => found(what, effect)),
    ...(old.body && now.body
      ? [...demanded('the body', old.body, now.body), ...schema('body', old.body, now.body, 'request')]
      : []),
    ...names('answers').flatMap((status) => {
      const [one, other] = pair('answers', status);
      // Callers must expect errors of any status, but a success status is a promise.
      const effect = Number(status) >= 400 ? 'offers' : 'changes';
      if (one === undefined) return [found(`may answer ${status}`, effect, 'response')];
      if (other === undefined) return [found(`never answers ${status}`, effect, 'response')];
      return schema(status, one, other, 'response');
    }),
  ];
}

function compareBodies(old: Json, now: Json): [what: string, effect: Effect][] {
  if (old === null && now !== null)
    return [['takes a body', objectOr(now).required === true ? 'narrows' : 'offers']];
  if (old !== null && now === null) return [['takes no body any more', 'withdraws']];
  const before = objectOr(old).limit;
  const after = objectOr(now).limit;
  if (before === after) return [];
  return [
    [
      `limit of the body: ${String(before)} → ${String(after)} bytes`,
      Number(after) < Number(before) ? 'narrows' : 'widens',
    ],
  ];
}
