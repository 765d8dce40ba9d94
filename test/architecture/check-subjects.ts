import { posix } from 'node:path';
import { COMPUTED, type Import, readSource } from './read-source.ts';
import { compositions, partNames, subjects } from './rooms.ts';

/** Layers whose second folder is a subject. */
export const SUBJECT_LAYERS = ['domain', 'handlers', 'jobs', 'live', 'outside', 'record', 'store'] as const;
const OF_LAYER = new RegExp(`^src/(${SUBJECT_LAYERS.join('|')})/(?:([a-z0-9-]+)/)?([\\w.-]+)`);

const rows = partNames.flatMap((part) => subjects[part].map((names) => ({ part, names })));
const floors = new Map(
  rows.flatMap(({ part, names }, floor) => names.map((name) => [name, { part, floor }] as const)),
);

export type Place =
  | { readonly kind: 'subject'; readonly name: string }
  /** Puts all subjects together. */
  | { readonly kind: 'composition' }
  /** What all subjects of a layer share. */
  | { readonly kind: 'shared' };

/** The subject of a file; null for files of layers that have no subjects. */
export function placeOf(path: string): Place | null {
  const [, layer, folder, file = ''] = OF_LAYER.exec(path) ?? [];
  if (layer === undefined) return null;
  if (compositions.some((pattern) => pattern.test(path))) return { kind: 'composition' };
  if (folder !== undefined) return { kind: 'subject', name: folder };
  return layer === 'domain' ? { kind: 'subject', name: file.replace(/\..*$/, '') } : { kind: 'shared' };
}

export type Edge = { readonly from: string; readonly to: string };

/** What a file imports against the order of the subjects, as `path:line: what`; and its imports of values of other subjects. */
export function checkSubjects(path: string, text: string): { problems: string[]; edges: Edge[] } {
  const place = placeOf(path);
  if (place === null || place.kind === 'composition') return { problems: [], edges: [] };
  const own = place.kind === 'subject' ? place.name : null;
  if (own !== null && !floors.has(own)) return { problems: [`${path}: ${own} has no floor`], edges: [] };
  const edges: Edge[] = [];
  const problems = readSource(path, text).imports.flatMap((each) => {
    const target = targetOf(path, each);
    if (target === null) return [];
    if (own !== null && target.kind === 'subject' && target.name !== own && !each.typeOnly)
      edges.push({ from: own, to: target.name });
    const why = refusalOf(own, target, each.typeOnly);
    return why === null ? [] : [`${path}:${each.line}: ${why}`];
  });
  return { problems, edges };
}

function targetOf(path: string, { from }: Import): Place | null {
  if (from === COMPUTED || !from.startsWith('.')) return null;
  return placeOf(posix.normalize(posix.join(posix.dirname(path), from)));
}

/** @param own the subject of the importing file; null for one that all subjects of its layer share */
function refusalOf(own: string | null, target: Place, typeOnly: boolean): string | null {
  const importer = own ?? 'what all subjects share';
  if (target.kind === 'shared') return null;
  if (target.kind === 'composition')
    return typeOnly ? null : `${importer} may import types only from what puts the subjects together`;
  const other = floors.get(target.name);
  if (other === undefined) return `${target.name} has no floor`;
  const { part, floor } = (own === null ? undefined : floors.get(own)) ?? { part: 'ground', floor: 0 };
  const isAllowed =
    target.name === own || other.floor < floor || (other.part === 'ground' && part === 'ground');
  return isAllowed ? null : `${importer} may not import ${target.name}`;
}

/** Subjects that import each other's values, directly or by way of others; each group once. */
export function circlesOf(edges: readonly Edge[]): string[][] {
  const reached = new Map<string, Set<string>>();
  const next = Map.groupBy(edges, ({ from }) => from);
  const reach = (from: string): Set<string> => {
    const seen = new Set<string>();
    const open = [from];
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const { to } of next.get(at) ?? []) {
        if (seen.has(to)) continue;
        seen.add(to);
        open.push(to);
      }
    return seen;
  };
  for (const from of next.keys()) reached.set(from, reach(from));
  const groups = [...reached].flatMap(([name, of]) =>
    of.has(name)
      ? [
          [...of]
            .filter((other) => reached.get(other)?.has(name))
            .sort()
            .join(' '),
        ]
      : [],
  );
  return [...new Set(groups)].map((group) => group.split(' '));
}
