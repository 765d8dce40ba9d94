import type { NamedCode, Way } from './read.ts';
import type { Json } from './requests.ts';
import type { Breach } from './violation.ts';
import type { World } from './world.ts';

type Rule = (row: NamedCode, way: Way) => Breach | undefined;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** An allowed set of words: the field's own, or that of the items of its list. */
function wordsOf(schema: Json): 'one' | 'list' | undefined {
  if (isList(schema.enum)) return 'one';
  const items = schema.items as Json | undefined;
  return items !== undefined && (isList(items.enum) || '$ref' in items) ? 'list' : undefined;
}

/** What a description says, in the words that these schemas use, and the request that breaks it. */
const rules: readonly Rule[] = [
  ({ sentence }) => (/a request without/.test(sentence) ? { drop: true } : undefined),
  ({ sentence, schema }) => {
    const limit = schema.maximum;
    return /\bmore is refused/.test(sentence) && typeof limit === 'number' ? { value: limit + 1 } : undefined;
  },
  ({ sentence, schema }) => {
    const limit = schema.minimum;
    return /below \d/.test(sentence) && typeof limit === 'number' ? { value: limit - 1 } : undefined;
  },
  ({ sentence, schema }) => {
    if (!/unknown|outside the list|other values/i.test(sentence)) return undefined;
    const words = wordsOf(schema);
    if (words === undefined) return undefined;
    return words === 'one' ? { value: 'no_such_word' } : { value: ['no_such_word'], field: '~[0]' };
  },
  ({ sentence, schema, place }) =>
    /unknown|not known/i.test(sentence) && schema.type === 'string' && /_id$/.test(place)
      ? { value: 'no-such-thing' }
      : undefined,
  ({ place }) =>
    /pagination-request.json#\/properties\/cursor$/.test(place) ? { value: 'no-cursor' } : undefined,
];

/** The breach of a rule that follows from the description and the keywords of its schema. */
export function derived(row: NamedCode, way: Way, world: World): Breach | undefined {
  // What holds the field has to be there already, or to need nothing else.
  const outer = way.field.replace(/(^|\.)[^.[]+$/, '');
  const isHeld = outer === '' || outer === 'pagination' || hasField(world.requests[way.task], outer);
  if (!isHeld) return undefined;
  for (const rule of rules) {
    const breach = rule(row, way);
    if (breach !== undefined) return breach;
  }
  return undefined;
}

function hasField(args: Json | undefined, field: string): boolean {
  let at: unknown = args;
  for (const name of field.replaceAll('[]', '.0').split('.').filter(Boolean)) {
    if (typeof at !== 'object' || at === null) return false;
    at = (at as Json)[name];
  }
  return at !== undefined;
}
