import { readdirSync, readFileSync } from 'node:fs';
import { assert } from 'chai';
import { checkBrandJson } from '../../src/domain/brands/check.ts';
import { readContract as readRecords } from '../../src/domain/contract/contract.ts';
import { schemaBundle } from '../../src/domain/contract/publish.ts';
import { checkAdagents } from '../../src/domain/publishers/adagents/check.ts';
import { projectRoot } from '../../src/infra/project.ts';
import { readContract, type Schema } from '../support/contract.ts';
import { type Break, breaksOf } from '../support/schema-values/breaks.ts';

const SCHEMAS = '#/components/schemas/';
const records = readRecords(readFileSync(`${projectRoot}/generated/contract.jsonl`, 'utf8'));

/** Every valid file of a kind, with one thing wrong at each place of each branch that it may have. */
function brokenFiles(path: string, folder: string): (Break & { name: string })[] {
  const { $schema: _, $id: __, $defs, ...root } = schemaBundle(records, path, '/x');
  const schemas = JSON.parse(
    JSON.stringify({ ...Object($defs), root }).replaceAll('"#/$defs/', `"${SCHEMAS}`),
  );
  const contract = readContract({ components: { schemas } });
  const schema: Schema = { $ref: `${SCHEMAS}root` };
  const files = `${projectRoot}/test/fixtures/${folder}`;
  return readdirSync(files).flatMap((name) =>
    breaksOf(contract, schema, JSON.parse(readFileSync(`${files}/${name}`, 'utf8'))).map((one) => ({
      ...one,
      name,
    })),
  );
}

const kinds = [
  {
    kind: 'adagents.json',
    broken: brokenFiles('adagents', 'adagents/valid'),
    check: (file: unknown) => checkAdagents(file, { domain: 'gazette.example' }),
  },
  {
    kind: 'brand.json',
    broken: brokenFiles('brand', 'brand-json/valid'),
    check: (file: unknown) => checkBrandJson(file, { domain: 'nova.example' }).findings,
  },
] as const;

const parentOf = (field: string) => field.replace(/(\.?[^.[]+|\[\d+\])$/, '');

/** Whether a finding is about the broken field, about something in it, or about the object that has it. */
const isAbout = (
  broken: string,
  { field, message }: { readonly field: string; readonly message: string },
): boolean =>
  broken === '' ||
  field === broken ||
  field.startsWith(`${broken}.`) ||
  field.startsWith(`${broken}[`) ||
  broken.startsWith(`${field}.`) ||
  broken.startsWith(`${field}[`) ||
  ((field === 'root' || parentOf(field) === parentOf(broken)) &&
    message.includes(broken.slice(parentOf(broken).length)));

for (const { kind, broken, check } of kinds)
  describe(`findings about a ${kind} with one thing wrong`, () => {
    const judged = broken.map((one) => {
      const { errors, warnings } = check(one.value);
      const told = [...errors, ...warnings];
      return { ...one, told, text: `${one.name}: ${one.what} → ${JSON.stringify(told).slice(0, 600)}` };
    });
    const none = (some: typeof judged) =>
      assert.deepEqual(
        some.slice(0, 5).map(({ text }) => text),
        [],
        `${some.length} of ${judged.length}`,
      );

    it('are looked at for many files', () => assert.isAbove(judged.length, 500));
    it('are never missing for any one fault', () => none(judged.filter(({ told }) => told.length === 0)));
    it('name the broken place', () =>
      none(judged.filter(({ field, told }) => told.length > 0 && !told.some((one) => isAbout(field, one)))));
    it('are told once each', () =>
      none(
        judged.filter(
          ({ told }) => new Set(told.map(({ field, message }) => `${field} ${message}`)).size !== told.length,
        ),
      ));
    it('quote no value that is missing, and send nobody to a schema', () =>
      none(
        judged.filter(({ told }) =>
          told.some(({ message }) =>
            /undefined|\[object|NaN|published schema/.test(message.replaceAll(/`[^`]*`/g, '')),
          ),
        ),
      ));
  });
