import { readFileSync } from 'node:fs';
import { _, type CodeKeywordDefinition, type KeywordCxt, type Name } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import names from 'ajv/dist/compile/names.js';
import { useFunc } from 'ajv/dist/compile/util.js';
import { transformSync } from 'esbuild';
import { repeatedItem } from './repeated-item.ts';

/** The loop over a list or map ends after its members have made this many errors. */
const ENOUGH_ERRORS = 20;
/**
 * Maximum number of errors that a compiled function returns. Each branch of a wide union may report why it does not
 * match.
 */
const MOST_ERRORS = 100;
const { errors } = names.default;

/** Keywords whose code loops over the items of a list or the members of a map. */
const LOOPS = ['items', 'additionalProperties', 'patternProperties', 'propertyNames'];

type CodeGen = KeywordCxt['gen'];
type Loops = Pick<CodeGen, 'forRange' | 'forIn'>;
type Body = (place: Name) => void;
type End = Parameters<CodeGen['forRange']>[2];
type Emit = (cxt: KeywordCxt, ruleType?: string) => void;

/**
 * Makes the validators of an Ajv instance cost linear time and bounded memory. By default with `allErrors`, every
 * wrong item makes an error, every failing reference copies all errors so far, and `uniqueItems` compares each pair
 * of items. Here a loop ends after twenty errors, because the value is invalid in any case.
 */
export function makeLinear(ajv: Ajv2020): void {
  for (const keyword of LOOPS) replaceCode(ajv, keyword, endEarly);
  replaceCode(ajv, 'uniqueItems', () => compareByKey);
}

function replaceCode(ajv: Ajv2020, keyword: string, change: (emit: Emit) => Emit): void {
  const rule = ajv.RULES.all[keyword];
  if (typeof rule !== 'object') throw new Error(`Ajv has no keyword "${keyword}"`);
  const definition = rule.definition as CodeKeywordDefinition & typeof rule.definition;
  // The rule belongs to this instance, but its definition is shared by all instances.
  rule.definition = { ...definition, code: change(definition.code) };
}

/** Changes the code of a keyword so that its loops end after enough errors. */
function endEarly(emit: Emit): Emit {
  return (cxt, ruleType) => {
    const gen: Loops & CodeGen = cxt.gen;
    const { forRange, forIn } = gen;
    const bounded = (body: Body): Body => {
      const most = gen.const('most', _`${errors} + ${ENOUGH_ERRORS}`);
      return (place) => {
        gen.if(_`${errors} >= ${most}`, () => gen.break());
        // The items' schemas have keywords of their own, whose loops must not end early here.
        release();
        body(place);
        take();
      };
    };
    const { maxItems } = cxt.parentSchema;
    // A list that is too long already fails by its length, so items above `maxItems` are not read.
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

/** Module below `validators/`, without extension, that finds repeated items of a list. */
export const REPEATED_ITEM = 'repeated-item';

/** Ajv inserts `code` where a standalone validator needs the function. */
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

/** Limits the errors that compiled functions return, because each caller copies them. */
export function limitErrors(code: string): string {
  const first = `errors > ${MOST_ERRORS} ? vErrors.slice(0, ${MOST_ERRORS}) : vErrors`;
  return code.replaceAll('.errors = vErrors;', `.errors = ${first};`);
}

/** Text of the module that compiled validators import for `uniqueItems`. */
export function repeatedItemModule(): string {
  const source = readFileSync(new URL('repeated-item.ts', import.meta.url), 'utf8');
  return transformSync(source, { loader: 'ts', format: 'esm', target: 'node22' }).code;
}
