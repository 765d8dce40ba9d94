export type FoundList = { readonly items: readonly unknown[] /** RFC 6901 */; readonly pointer: string };

/** The lists at a path of names, where `*` stands for every item of a list; none for a value of another shape. */
export function listsAt(value: unknown, [step, ...rest]: readonly string[], pointer = ''): FoundList[] {
  if (step === undefined) return Array.isArray(value) ? [{ items: value, pointer }] : [];
  if (step === '*') {
    if (!Array.isArray(value)) return [];
    return value.flatMap((item, at) => listsAt(item, rest, `${pointer}/${at}`));
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return [];
  return listsAt((value as Record<string, unknown>)[step], rest, `${pointer}/${step}`);
}
