import { type Change, isBreaking } from './compare.ts';

const NUMBER = /^(\d+)\.(\d+)\.(\d+)(?:-([a-z]+)\.(\d+))?$/;

/** Compares two release numbers (SemVer 2.0.0 §11): a release candidate comes before its release. */
export function byRelease(a: string, b: string): number {
  const one = partsOf(a);
  const other = partsOf(b);
  const at = one.findIndex((part, index) => part !== other[index]);
  if (at < 0) return 0;
  return (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
}

function partsOf(release: string): (number | string)[] {
  const [, major, minor, patch, stage, count] = NUMBER.exec(release) ?? [];
  // A tilde sorts after every letter, so a release comes after its candidates.
  return [Number(major ?? 0), Number(minor ?? 0), Number(patch ?? 0), stage ?? '~', Number(count ?? 0)];
}

/** Reason why the changes since a release must not be published under a number; null when they may. */
export function releaseFault(changes: readonly Change[], last: string, next: string): string | null {
  const breaking = changes.filter(isBreaking);
  if (breaking.length === 0 || byRelease(next, last) > 0) return null;
  const [first] = breaking;
  const example = first && `${first.subject} ${first.pointer}: ${first.what}`;
  return `${breaking.length} changes break callers of release ${last}, first ${example}; raise \`release\` in schemas/v3/release.json above ${last} (it is ${next})`;
}
