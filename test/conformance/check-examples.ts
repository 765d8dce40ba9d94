import type { Contract, Schema } from '../support/contract.ts';

/** Every example of the contract that its own schema refuses, by where it stands. */
export function badExamples(contract: Contract): string[] {
  return examplesOf(contract).flatMap(({ where, schema, examples }) => {
    // Compiling takes time, and most places without an example of their own are a part of one that has some.
    if (examples.length === 0) return [];
    const validate = contract.validator(schema);
    return examples.flatMap((example, index) =>
      validate(example)
        ? []
        : [`${where}, example ${index + 1}: ${JSON.stringify(validate.errors?.slice(0, 2))}`],
    );
  });
}

type Shown = { where: string; schema: Schema; examples: readonly unknown[] };

/** Examples of parameters, bodies, answers, headers and schemas, with the schema they belong to. */
export function examplesOf({ operations, schemas }: Contract): Shown[] {
  return [
    ...operations.flatMap(({ id, parameters, body, responses }): Shown[] => [
      ...parameters.map(({ name, schema, examples }) => ({
        where: `${id} parameter ${name}`,
        schema,
        examples,
      })),
      ...(body === null ? [] : [{ where: `${id} body`, schema: body.schema, examples: body.examples }]),
      ...[...responses.values()].flatMap(({ status, mediaType, schema, examples, headers }) => [
        ...(mediaType === null ? [] : [{ where: `${id} ${status}`, schema, examples }]),
        ...headers.map((header) => ({ where: `${id} ${status} header ${header.name}`, ...header })),
      ]),
    ]),
    ...[...schemas].flatMap(([name, schema]) => schemaExamples(`schema ${name}`, schema)),
  ];
}

function schemaExamples(where: string, schema: Schema): Shown[] {
  if (typeof schema === 'boolean') return [];
  const { examples, properties } = schema as { examples?: unknown; properties?: Record<string, Schema> };
  const own = Array.isArray(examples) ? [{ where, schema, examples }] : [];
  const nested = Object.entries(properties ?? {});
  return [...own, ...nested.flatMap(([name, inner]) => schemaExamples(`${where}.${name}`, inner))];
}
