import { readFileSync } from 'node:fs';
import { _, type CodeKeywordDefinition, type KeywordCxt, type Name } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import names from 'ajv/dist/compile/names.js';
import { useFunc } from 'ajv/dist/compile/util.js';
import { transformSync } from 'esbuild';
import { repeatedItem } from './repeated-item.ts';

/** A list or a map is left once its members have made so many errors. */
const ENOUGH_ERRORS = 20;
/** A compiled function hands on so many: each branch of a wide union may say why it does not fit. */
const MOST_ERRORS = 100;
const { errors } = names.default;

/** Keywords whose code goes through the items of a list or the members of a map. */
const LOOPS = ['items', 'additionalProperties', 'patternProperties', 'propertyNames'];

type CodeGen = KeywordCxt['gen'];
type Loops = Pick<CodeGen, 'forRange' | 'forIn'>;
type Body = (place: Name) => void;
type End = Parameters<CodeGen['forRange']>[2];
type Emit = (cxt: KeywordCxt, ruleType?: string) => void;

/**
 * Makes the validators of an Ajv instance cost linear time and bounded memory. As Ajv compiles them for `allErrors`,
 * every wrong item makes an error, every failing reference copies all errors so far, and each two items of a list that
 * has to be unique are compared. Here a loop ends once it has made twenty errors, because the value has failed then
 * whatever follows.
 */
export function makeLinear(ajv: Ajv2020): void {
  for (const keyword of LOOPS) replaceCode(ajv, keyword, endEarly);
  replaceCode(ajv, 'uniqueItems', () => compareByKey);
}

function replaceCode(ajv: Ajv2020, keyword: string, change: (emit: Emit) => Emit): void {
  const rule = ajv.RULES.all[keyword];
  if (typeof rule !== 'object') throw new Error(`Ajv has no keyword "${keyword}"`);
  const definition = rule.definition as CodeKeywordDefinition & typeof rule.definition;
  // The rule belongs to this instance, its definition to all of them.
  rule.definition = { ...definition, code: change(definition.code) };
}

/** The code of a keyword whose loops end once they have made enough errors. */
function endEarly(emit: Emit): Emit {
  return (cxt, ruleType) => {
    const gen: Loops & CodeGen = cxt.gen;
    const { forRange, forIn } = gen;
    const bounded = (body: Body): Body => {
      const most = gen.const('most', _`${errors} + ${ENOUGH_ERRORS}`);
      return (place) => {
        gen.if(_`${errors} >= ${most}`, () => gen.break());
        // The schemas of the items have keywords of their own, with loops that must not end early.
        release();
        body(place);
        take();
      };
    };
    const { maxItems } = cxt.parentSchema;
    // What a list has too much of is refused by its length; it need not be read.
    const end = (to: End) => (typeof maxItems === 'number' ? _`Math.min(${to}, ${maxItems})` : to);
    const take = () => {
      gen.forRange = (name, from, to, body, kind) =>
        forRange.call(gen, name, from, end(to), bounded(body), kind);
      gen.forIn = (name, object, body, kind) => forIn.call(gen, name, object, bounded(body), kind);
    };
    const release = () => {
      delete (gen as Partial<Loops>).forRange;
      delete (gen as Partial<Loops>).forIn;
    };
    take();
    emit(cxt, ruleType);
    release();
  };
}

/** Module below `validators/`, without extension, that finds what is twice in a list. */
export const REPEATED_ITEM = 'repeated-item';

/** Ajv writes `code` where a compiled validator that stands alone needs the function. */
const compare = Object.assign(repeatedItem, { code: `require("${REPEATED_ITEM}").repeatedItem` });

const compareByKey: Emit = (cxt) => {
  const { gen, data, schema } = cxt;
  if (schema !== true) return;
  const { maxItems } = cxt.parentSchema;
  const repeated = _`${useFunc(gen, compare)}(${data})`;
  const found = gen.const(
    'found',
    typeof maxItems === 'number' ? _`${data}.length > ${maxItems} ? null : ${repeated}` : repeated,
  );
  cxt.setParams({ i: _`${found}.i`, j: _`${found}.j` });
  cxt.fail(_`${found} !== null`);
};

/** Compiled code whose functions give their callers the first errors only, since each caller copies them. */
export function limitErrors(code: string): string {
  const first = `errors > ${MOST_ERRORS} ? vErrors.slice(0, ${MOST_ERRORS}) : vErrors`;
  return code.replaceAll('.errors = vErrors;', `.errors = ${first};`);
}

/** Text of the module that compiled validators import for `uniqueItems`. */
export function repeatedItemModule(): string {
  const source = readFileSync(new URL('repeated-item.ts', import.meta.url), 'utf8');
  return transformSync(source, { loader: 'ts', format: 'esm', target: 'node22' }).code;
}
