export const MAX_TYPES = 100;
/** Maximum length of one event type or pattern, in characters. */
const LONGEST_TYPE = 100;
const TYPE = /^[a-z*?][a-z0-9_.*?]*$/;

/**
 * Event types, or patterns of them: `*` stands for any text, also none, and `?` for one character. Sorted and without
 * duplicates, so that equal filters are equal lists.
 */
export type TypeFilter = readonly string[];

export type ParsedTypes = { ok: true; types: TypeFilter | undefined } | { ok: false; reason: string };

/**
 * Parses the `types` of a reader: event types or patterns, as a text with commas or as a list of such texts. Spaces
 * and empty items are ignored. `types` is undefined when all types are meant.
 */
export function parseTypes(given: string | readonly string[]): ParsedTypes {
  const types = (typeof given === 'string' ? given : given.join(','))
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '');
  if (types.length > MAX_TYPES) return { ok: false, reason: `must list at most ${MAX_TYPES} event types` };
  const long = types.find((type) => type.length > LONGEST_TYPE);
  if (long !== undefined) {
    const shown = `${long.slice(0, 20)}…`;
    return {
      ok: false,
      reason: `"${shown}" has ${long.length} characters; an event type has at most ${LONGEST_TYPE}`,
    };
  }
  const bad = types.find((type) => !TYPE.test(type));
  if (bad !== undefined) return { ok: false, reason: reasonFor(bad) };
  const wanted = [...new Set(types.map((type) => type.replaceAll(/\*+/g, '*')))].sort();
  return { ok: true, types: wanted.length === 0 || wanted.includes('*') ? undefined : wanted };
}

function reasonFor(bad: string): string {
  const wrong = /[^a-z0-9_.*?]/.exec(bad)?.[0];
  const fault =
    wrong === undefined
      ? 'starts with neither a letter nor `*` nor `?`'
      : `contains ${JSON.stringify(wrong)}, which no event type has`;
  return `"${bad}" ${fault}; send a type such as \`property.created\`, or a pattern such as \`property.*\` or \`*.created\` (\`*\` stands for any text, \`?\` for one character)`;
}

/** What was found out about a filter, by event type. Few types occur, but a stream asks for each of its events. */
const judged = new WeakMap<TypeFilter, Map<string, boolean>>();

/** Whether an event of this type passes the filter. Without a filter, every event does. */
export function passes(filter: TypeFilter | undefined, type: string): boolean {
  if (filter === undefined) return true;
  const known = judged.get(filter) ?? new Map<string, boolean>();
  const before = known.get(type);
  if (before !== undefined) return before;
  const verdict = filter.some((wanted) => matches(wanted, type));
  known.set(type, verdict);
  judged.set(filter, known);
  return verdict;
}

/**
 * Whether a text matches a pattern. Only the last `*` is ever tried again, and each trial starts one character later:
 * the earlier ones already stand for as little as they can. No pattern costs more than its length times the text's.
 */
function matches(pattern: string, text: string): boolean {
  let at = 0;
  let star = -1;
  let starAt = 0;
  let next = 0;
  while (at < text.length) {
    const wanted = pattern[next];
    if (wanted === '*') {
      star = next;
      starAt = at;
      next += 1;
    } else if (wanted === '?' || wanted === text[at]) {
      at += 1;
      next += 1;
    } else if (star >= 0) {
      starAt += 1;
      at = starAt;
      next = star + 1;
    } else return false;
  }
  while (pattern[next] === '*') next += 1;
  return next === pattern.length;
}
