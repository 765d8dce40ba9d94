import { isObject } from './values.ts';

/** An error of a compiled validator. */
export type ValidatorFault = {
  readonly instancePath: string;
  readonly keyword: string;
  readonly schemaPath?: string | undefined;
  readonly message?: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
};

/** A branch of a union: the number of its faults, and the members that not every branch has. */
type Branch = { readonly faults: number; readonly names: readonly string[] };
type Judged = Branch & {
  readonly own: readonly ValidatorFault[];
  readonly distance: readonly number[];
  /** Branches between which this does not decide are told together. */
  readonly evidence: readonly number[];
};

/**
 * The faults of the value that was meant. A union reports the faults of each of its branches, of which only one
 * was meant: the one that the discriminating member selects, or else the one that has most of the members that
 * the value has. Faults of the other branches are left out, since correcting them would make the value worse.
 *
 * @param faults in the order of the validator: faults of branches, branch after branch, then that of their union
 * @param root the validated value
 */
export function meantFaults(faults: readonly ValidatorFault[], root: unknown): ValidatorFault[] {
  const meant = within(faults, 0, faults.length, root).filter(({ keyword }) => keyword !== 'if');
  // What a condition asks for depends on other members, whose own faults come first.
  const ordered = [...meant.filter((fault) => !isConditional(fault)), ...meant.filter(isConditional)];
  // A value that is wrong is never without a fault.
  return ordered.length > 0 ? ordered : faults.slice(-1);
}

const isConditional = ({ schemaPath = '' }: ValidatorFault): boolean => /\/(then|else)\//.test(schemaPath);

function within(all: readonly ValidatorFault[], from: number, to: number, root: unknown): ValidatorFault[] {
  const kept: ValidatorFault[] = [];
  const unions: {
    readonly at: number;
    readonly own: readonly ValidatorFault[];
    readonly tags: readonly string[];
  }[] = [];
  for (let at = to - 1; at >= from; at -= 1) {
    const fault = all[at];
    if (fault === undefined) continue;
    const branches = branchesOf(fault);
    const total = branches.reduce((sum, { faults }) => sum + faults, 0);
    // A validator returns a limited number of faults, so those of the branches may be missing.
    if (branches.length === 0 || total > at - from) {
      kept.push(forbiddenMember(fault, root));
      continue;
    }
    let end = at - total;
    const parts = branches.map(({ faults: own }) => {
      end += own;
      return within(all, end - own, end, root);
    });
    const tags = parts.flatMap((own) => own.flatMap((one) => tagOf(one, fault.instancePath) ?? []));
    unions.push({ at: kept.length, own: ofUnion(fault, branches, parts, root), tags });
    at -= total;
  }
  const wrong = new Set(kept.map(({ instancePath }) => instancePath));
  // A member that is wrong in itself selects no branch: the union is judged once that member is right.
  for (const { at, own, tags } of unions.reverse()) {
    if (!tags.some((tag) => wrong.has(tag))) kept.splice(at, 0, ...own.toReversed());
  }
  return kept.reverse();
}

const branchesOf = ({ params }: ValidatorFault): readonly Branch[] =>
  Array.isArray(params.branches) ? params.branches : [];

function ofUnion(
  union: ValidatorFault,
  branches: readonly Branch[],
  parts: readonly ValidatorFault[][],
  root: unknown,
): ValidatorFault[] {
  const value = valueAt(root, union.instancePath);
  const present = ({ names }: Branch) =>
    isObject(value) ? names.filter((name) => Object.hasOwn(value, name)) : [];
  const { passingSchemas: passing } = union.params;
  if (Array.isArray(passing)) {
    const together = passing.flatMap((at: number) => (branches[at] ? present(branches[at]) : []));
    return [{ ...union, params: { passingSchemas: passing, together: [...new Set(together)] } }];
  }
  const { instancePath: place } = union;
  const wrong = parts.map((own) => membersOf(own, place));
  /** Whether a member speaks for a branch at all: not when no branch accepts it, or when only one branch knows it. */
  const decides = (member: string) =>
    wrong.some((members) => !members.has(member)) &&
    branches.filter(({ names }) => names.some((name) => `${place}/${name}` === member)).length !== 1;
  const judged = branches.map((branch, at): Judged => {
    const own = parts[at] ?? [];
    const tags = own.filter((fault) => {
      const tag = tagOf(fault, place);
      return tag !== null && decides(tag);
    });
    const counts = { tags: tags.length, present: present(branch).length, wrong: wrong[at]?.size ?? 0 };
    return { ...branch, own, ...distanceOf(own, place, counts) };
  });
  const [first, ...others] = judged.toSorted((a, b) => compare(a.distance, b.distance));
  if (first === undefined || first.own.length === 0) return [union];
  const near = [first, ...others.filter(({ evidence }) => compare(first.evidence, evidence) === 0)];
  const rest = branches.filter(({ names }) => names !== first.names);
  return joined(union, near) ?? first.own.map((fault) => ofOtherBranch(fault, union, rest, present(first)));
}

/** A member that is not known in the branch that was meant, and is known in another: the two were mixed. */
function ofOtherBranch(
  fault: ValidatorFault,
  { instancePath: place }: ValidatorFault,
  others: readonly Branch[],
  beside: readonly string[],
): ValidatorFault {
  if (!ADDED.has(fault.keyword) || fault.instancePath !== place) return fault;
  const name = fault.params.additionalProperty ?? fault.params.unevaluatedProperty;
  const isKnown = others.some(({ names }) => names.includes(String(name)));
  return isKnown && beside.length > 0 ? { ...fault, params: { ...fault.params, beside } } : fault;
}

/** What speaks against a branch, the strongest evidence first; the last two only decide between equals. */
function distanceOf(
  own: readonly ValidatorFault[],
  place: string,
  { tags, present, wrong }: { tags: number; present: number; wrong: number },
): Pick<Judged, 'distance' | 'evidence'> {
  const here = own.filter(({ instancePath }) => instancePath === place);
  const count = (...keywords: string[]) => here.filter(({ keyword }) => keywords.includes(keyword)).length;
  const types = count('type');
  const added = count(...ADDED) + own.filter((fault) => isForbidden(fault) && !isConditional(fault)).length;
  return {
    distance: [types, tags, editsOf(own, place), -present, wrong, count('required'), own.length],
    evidence: [types, tags, added, -present, wrong],
  };
}

/**
 * The number of members to correct, to add or to remove, until the value is of this branch. What a condition asks for
 * counts only when nothing else is wrong: the member that the condition depends on may be the wrong one.
 */
function editsOf(own: readonly ValidatorFault[], place: string): number {
  const faults = own.filter(({ keyword }) => keyword !== 'if');
  const certain = faults.filter((fault) => !isConditional(fault));
  const counted = certain.length > 0 ? certain : faults;
  const edits = new Set(membersOf(counted, place));
  for (const { instancePath, keyword, params } of counted) {
    if (instancePath !== place) continue;
    const name = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
    edits.add(`${place}/${name ?? keyword}`);
  }
  return edits.size;
}

/** The members of a value that have faults. */
const membersOf = (own: readonly ValidatorFault[], place: string): ReadonlySet<string> =>
  new Set(
    own.flatMap(({ instancePath }) => {
      if (!instancePath.startsWith(`${place}/`)) return [];
      const end = instancePath.indexOf('/', place.length + 1);
      return [end < 0 ? instancePath : instancePath.slice(0, end)];
    }),
  );
const ADDED: ReadonlySet<string> = new Set(['additionalProperties', 'unevaluatedProperties']);
const isForbidden = ({ keyword }: ValidatorFault) => keyword === 'false schema' || keyword === 'not';

function compare(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < a.length; at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The member by whose constant a branch is told apart, when the fault is that it has another value. */
function tagOf({ instancePath, keyword }: ValidatorFault, place: string): string | null {
  if (keyword !== 'const' || !instancePath.startsWith(`${place}/`)) return null;
  return instancePath.indexOf('/', place.length + 1) < 0 ? instancePath : null;
}

/** One fault for branches between which nothing decides; null when their faults cannot be said in one. */
function joined(union: ValidatorFault, near: readonly Judged[]): ValidatorFault[] | null {
  const { instancePath: place } = union;
  const own = near.flatMap((branch) => branch.own);
  const [first] = own;
  if (first === undefined) return null;
  const tag = near.map((branch) => branch.own.flatMap((fault) => tagOf(fault, place) ?? [])[0])[0];
  if (tag !== undefined) {
    const tags = own.filter((fault) => fault.instancePath === tag && fault.keyword === 'const');
    const allowedValues = [...new Set(tags.map(({ params }) => params.allowedValue))];
    return [{ instancePath: tag, keyword: 'enum', params: { allowedValues } }];
  }
  if (near.length < 2) return null;
  if (own.every((fault) => fault.instancePath === place && OF_VALUE.has(fault.keyword))) {
    return [{ ...first, params: { ...first.params, alternatives: own } }];
  }
  if (!own.every((fault) => fault.instancePath === place && fault.keyword === 'required')) return null;
  const instead = near
    .slice(1)
    .map((branch) => branch.own.map(({ params }) => String(params.missingProperty)));
  const [nearest] = near;
  return (nearest?.own ?? []).map((fault) => ({ ...fault, params: { ...fault.params, instead } }));
}

/** Keywords that judge a value itself, not its members. */
const OF_VALUE: ReadonlySet<string> = new Set([
  'type',
  'const',
  'enum',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
]);

/** Points a fault of `not` to the member that must be left out, instead of the object that has it. */
function forbiddenMember(fault: ValidatorFault, root: unknown): ValidatorFault {
  if (fault.keyword !== 'not' || !Array.isArray(fault.params.groups)) return fault;
  const value = valueAt(root, fault.instancePath);
  if (!isObject(value)) return fault;
  const groups: readonly (readonly string[])[] = fault.params.groups;
  const found = groups.find((group) => group.every((name) => Object.hasOwn(value, name)));
  const member = found?.at(-1);
  if (found === undefined || member === undefined) return fault;
  return { ...fault, params: { additionalProperty: member, beside: found.slice(0, -1) } };
}

/** The value at a JSON Pointer (RFC 6901); undefined when there is none. */
function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}
