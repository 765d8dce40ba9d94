import { type FormMember, type FormShape, type FormValue, formShapes } from '../../generated/forms.ts';
import { indexIn, memberAt, type Node, type Path } from './tree.ts';

export type { FormMember, FormValue };
/** What a place of a document can hold, and what it is called. */
export type Described = { readonly value: FormValue; readonly title: string };

export const shapeOf = (name: string): FormShape => {
  const shape = formShapes[name];
  if (shape === undefined) throw new Error(`no form for ${name}`);
  return shape;
};

/** The way of writing that fits a value, of those that a place can hold. */
export function wayToWrite(value: FormValue, node: Node | undefined, text: string | null = null): FormValue {
  if (value.kind !== 'either') return value;
  if (node === undefined)
    return value.of.find(({ kind }) => isField(kind)) ?? value.of[0] ?? { kind: 'other' };
  return value.of.find((one) => doesFit(one, node, text)) ?? { kind: 'other' };
}

export const isField = (kind: FormValue['kind']): boolean =>
  kind === 'text' || kind === 'choice' || kind === 'number' || kind === 'truth' || kind === 'texts';

function doesFit({ kind }: FormValue, node: Node, text: string | null): boolean {
  if (kind === 'object' || kind === 'map') return node.kind === 'object';
  if (kind === 'list') return node.kind === 'array';
  // A list of texts is one field; another list is none.
  if (kind === 'texts') return node.kind === 'array';
  if (node.kind !== 'value') return false;
  return text === null || kind !== 'text' || text[node.start] === '"';
}

/** Numbers of the variants that an object is, as far as its members tell; all of them if they tell nothing. */
export function variantsOf(shape: FormShape, node: Node | undefined, text: string): readonly number[] {
  const all = shape.variants.map((_, at) => at);
  if (all.length < 2 || node?.kind !== 'object') return all;
  const fits = all.filter((at) => {
    const needs = Object.entries(shape.variants[at]?.needs ?? {});
    return (
      needs.length > 0 &&
      needs.every(([name, wanted]) => {
        const value = node.members[memberAt(node, name)]?.value;
        if (value === undefined) return false;
        return wanted === null || text.slice(value.start, value.end) === JSON.stringify(wanted);
      })
    );
  });
  return fits.length === 0 ? all : fits;
}

const isIn = (some: readonly number[] | undefined, variants: readonly number[]): boolean =>
  some === undefined || variants.some((at) => some.includes(at));

/** The members that an object may have, as the variant that it is. */
export const membersFor = (shape: FormShape, variants: readonly number[]): readonly FormMember[] =>
  shape.members.filter((member) => isIn(member.in, variants));

/** Whether an object cannot do without a member. */
export const isNeeded = ({ required }: FormMember, variants: readonly number[]): boolean =>
  required !== undefined && variants.every((at) => required.includes(at));

/** What the place of a path can hold; null where the schema says nothing that a form can show. */
export function describedAt(root: Node, path: Path, rootShape: string): Described | null {
  let value: FormValue = { kind: 'object', of: rootShape };
  let title = shapeOf(rootShape).title;
  let node: Node | undefined = root;
  for (const step of path) {
    const inner = stepInto(value, node, step);
    if (inner === null) return null;
    value = inner.value;
    title = inner.title;
    node = childOf(node, step);
  }
  return { value, title };
}

function childOf(node: Node | undefined, step: string | number): Node | undefined {
  if (node?.kind === 'array') return node.items[indexIn(step)];
  return node?.kind === 'object' ? node.members[memberAt(node, String(step))]?.value : undefined;
}

function stepInto(value: FormValue, node: Node | undefined, step: string | number): Described | null {
  const fits = wayToWrite(value, node);
  if (fits.kind === 'object') {
    const member = shapeOf(fits.of).members.find(({ name }) => name === step);
    return member === undefined ? null : { value: member.value, title: labelOf(member.name) };
  }
  if (fits.kind === 'list') return indexIn(step) < 0 ? null : { value: fits.of, title: itemTitle(fits.of) };
  return fits.kind === 'map' ? { value: fits.of, title: String(step) } : null;
}

/** What one item of a list is called. */
export const itemTitle = (value: FormValue): string =>
  (value.kind === 'object' && shapeOf(value.of).title.toLowerCase()) || 'entry';

const SHORT: Readonly<Record<string, string>> = {
  id: 'ID',
  ids: 'IDs',
  url: 'URL',
  uri: 'URI',
  jwks: 'JWKS',
  v1: 'v1',
};

/** The name of a member in words. */
export function labelOf(name: string): string {
  const words = name.split('_').map((word) => SHORT[word] ?? word);
  const text = words.join(' ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Parts inside of each other that a new value is made with. */
const DEEPEST = 4;

/** What a button adds: every member that the first variant needs, empty. */
export function blankOf(value: FormValue, depth = 0): unknown {
  switch (value.kind) {
    case 'choice':
      return value.values[0] ?? '';
    case 'truth':
      return false;
    case 'number':
      return 0;
    case 'texts':
      return [];
    case 'list':
      return depth < DEEPEST ? [blankOf(value.of, depth + 1)] : [];
    case 'object':
      return depth < DEEPEST ? blankObject(shapeOf(value.of), depth) : {};
    case 'map':
    case 'other':
      return {};
    case 'either':
      return value.of[0] === undefined ? '' : blankOf(value.of[0], depth);
    default:
      return '';
  }
}

function blankObject(shape: FormShape, depth: number): Record<string, unknown> {
  const needed = shape.members.filter((member) => member.required?.includes(0) === true);
  const values = needed.map(({ name, value }): [string, unknown] => {
    const wanted = shape.variants[0]?.needs[name];
    return [name, typeof wanted === 'string' ? wanted : blankOf(value, depth + 1)];
  });
  return Object.fromEntries(values);
}
