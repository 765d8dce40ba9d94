import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { STRICTEST } from '../../codegen/check-strict.ts';
import type { PackedMessage, ToolReport } from './report.ts';

/** Compiles every schema file and every bundle in strict mode, and validates every vector with its bundle. */
export function checkWithAjv(
  messages: readonly PackedMessage[],
  schemas: readonly Readonly<Record<string, unknown>>[],
  vocabulary: readonly string[],
): ToolReport {
  const failures: string[] = [];
  const passes = messages.filter(({ name, bundle, valid, invalid }) => {
    const found = attempt(name, () => {
      const ajv = new Ajv2020(STRICTEST);
      addFormats.default(ajv);
      const validate = ajv.compile(bundle);
      return [
        ...valid.filter(({ value }) => !validate(value)).map((vector) => `${name}: refuses "${vector.name}"`),
        ...invalid.flatMap(({ name: vector, value, pointer, keyword }) => {
          if (validate(value)) return [`${name}: accepts "${vector}"`];
          const reported = validate.errors?.some(
            (error) => error.instancePath === pointer && error.keyword === keyword,
          );
          return reported ? [] : [`${name}: does not report ${keyword} at "${pointer}" for "${vector}"`];
        }),
      ];
    });
    failures.push(...found);
    return found.length === 0;
  }).length;
  const files = attempt('the single files', () => {
    const ajv = new Ajv2020(STRICTEST);
    addFormats.default(ajv);
    for (const keyword of vocabulary) ajv.addKeyword(keyword);
    for (const schema of schemas) ajv.addSchema({ ...schema });
    for (const { $id } of schemas) ajv.getSchema(String($id));
    return [];
  });
  return {
    tool: 'Ajv, strict',
    passed: passes + (files.length === 0 ? 1 : 0),
    failures: [...failures, ...files],
  };
}

function attempt(name: string, check: () => string[]): string[] {
  try {
    return check();
  } catch (problem) {
    return [`${name}: ${problem instanceof Error ? problem.message : String(problem)}`];
  }
}
