import { type Json, objectOr } from '../json.ts';
import { subschemas } from '../schema-keywords.ts';
import type { Contract, Rows } from './contract.ts';
import { compareRows } from './rows.ts';
import { compareSchemas, type Difference, type Effect } from './schemas.ts';

/** Effect of a change. Senders write requests; receivers read responses, and may reject unknown values. */
export type Class = 'breaking for senders' | 'breaking for receivers' | 'additive' | 'annotation';

export interface Change {
  /** `schema core/error`, `task get_products`, `operation resolveBrand`, `task error X`, `API error x`. */
  readonly subject: string;
  /** JSON pointer inside a schema; empty for the whole schema. */
  readonly pointer: string;
  readonly what: string;
  /** A shared schema can break both sides. */
  readonly classes: readonly Class[];
}

/** Kind of message that contains a schema. */
export type Position = 'request' | 'response';

const BOTH: readonly Position[] = ['request', 'response'];

/** Every change from one contract to another, sorted by subject. */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const sides = { before: before.schemas, after: after.schemas };
  const positions = positionsOf([before, after]);
  const schemas = [...new Set([...before.schemas.keys(), ...after.schemas.keys()])].flatMap(
    (place): Change[] => {
      const old = before.schemas.get(place);
      const now = after.schemas.get(place);
      const subject = `schema ${place}`;
      const where = positions.get(place) ?? BOTH;
      if (!now) return [change(subject, { pointer: '', what: 'removed', effect: 'withdraws' }, where)];
      if (!old) return [change(subject, { pointer: '', what: 'added', effect: 'offers' }, where)];
      return compareSchemas(old, now, sides).map((difference) => change(subject, difference, where));
    },
  );
  return [...compareRows(before, after), ...schemas];
}

export function change(
  subject: string,
  { pointer, what, effect }: Difference,
  where: readonly Position[],
): Change {
  return {
    subject,
    pointer,
    what,
    classes: [...new Set(where.map((position) => CLASSES[effect][position]))].filter(isWorst),
  };
}

/** Keeps breaking classes. Other classes are kept only when no class of the change is breaking. */
function isWorst(one: Class, _: number, classes: readonly Class[]): boolean {
  return one.startsWith('breaking') || !classes.some((other) => other.startsWith('breaking'));
}

const CLASSES: Readonly<Record<Effect, Readonly<Record<Position, Class>>>> = {
  narrows: { request: 'breaking for senders', response: 'additive' },
  widens: { request: 'additive', response: 'breaking for receivers' },
  changes: { request: 'breaking for senders', response: 'breaking for receivers' },
  withdraws: { request: 'breaking for senders', response: 'breaking for receivers' },
  meaning: { request: 'breaking for senders', response: 'breaking for receivers' },
  offers: { request: 'additive', response: 'additive' },
  texts: { request: 'annotation', response: 'annotation' },
};

export const isBreaking = ({ classes }: Change) => classes.some((one) => one.startsWith('breaking'));

/** For each schema that a task or operation reaches in either contract, the kinds of message that contain it. */
function positionsOf(contracts: readonly Contract[]): ReadonlyMap<string, readonly Position[]> {
  const found = new Map<string, Set<Position>>();
  for (const contract of contracts) {
    for (const position of BOTH) {
      for (const place of reachedFrom(rootsOf(contract, position), contract.schemas))
        found.set(place, (found.get(place) ?? new Set()).add(position));
    }
  }
  return new Map([...found].map(([place, where]) => [place, [...where]]));
}

function rootsOf({ tasks, operations, adServerOperations, webhooks }: Contract, position: Position): Json[] {
  const ofTasks = [...tasks.values()].flatMap(({ request, response, async_bodies }) =>
    position === 'request' ? [request] : [response, ...Object.values(objectOr(async_bodies))],
  );
  const ofOperations = [...operations.values(), ...adServerOperations.values()].flatMap(
    ({ parameters, body, answers }) =>
      position === 'request'
        ? [body, ...Object.values(objectOr(parameters))]
        : Object.values(objectOr(answers)),
  );
  const sent = position === 'response' ? [...webhooks.values()].map(({ schema }) => schema ?? null) : [];
  return [
    ...[...ofTasks, ...sent].map((place): Json => ({ $ref: String(place) })),
    ...ofOperations.map((message): Json => objectOr(message).schema ?? true),
  ];
}

function reachedFrom(roots: readonly Json[], schemas: Rows): Set<string> {
  const reached = new Set<string>();
  const open = [...roots];
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    for (const { schema: part } of subschemas(schema)) {
      if (typeof part.$ref !== 'string' || reached.has(part.$ref)) continue;
      reached.add(part.$ref);
      open.push(schemas.get(part.$ref) ?? true);
    }
  }
  return reached;
}
