import fc, { type Arbitrary } from 'fast-check';
import type { Contract, Operation } from '../support/contract.ts';
import { schemaValues } from '../support/schema-values.ts';
import { checkAnswer } from './check-answer.ts';
import { requestOf, sendPatiently, type Target, type Values } from './exchange.ts';
import { type Pool, placed } from './pool.ts';

/** No other text can be sent in a header (RFC 9110 section 5.5). */
const isHeaderText = (value: unknown) => !/[^\t\x20-\x7e]/.test(String(value));

/** Requests that keep to the contract: required values always, optional ones now and then. */
export function validValues(
  { parameters, body }: Operation,
  contract: Contract,
  pool: Pool,
): Arbitrary<Values> {
  const options = { seeds: (name: string) => pool.seeds(name) };
  const each = parameters.map(({ name, place, required, schema }) => {
    const values = schemaValues(contract, schema, options, name);
    const value = place === 'header' ? values.filter(isHeaderText) : values;
    return required ? value : fc.option(value, { nil: undefined });
  });
  const content =
    body === null
      ? fc.constant(undefined)
      : fc.oneof(
          { weight: 3, arbitrary: schemaValues(contract, body.schema, options) },
          {
            weight: body.examples.length > 0 ? 1 : 0,
            arbitrary: fc.constantFrom(...body.examples, undefined),
          },
        );
  return fc
    .tuple(fc.tuple(...each), content)
    .map(([row, sent]) => ({ ...placed(parameters, row), ...(sent === undefined ? {} : { body: sent }) }));
}

/** What is wrong with the answer to a request that keeps to the contract. */
export async function checkValid(target: Target, operation: Operation, values: Values): Promise<string[]> {
  const answer = await sendPatiently(target, requestOf(target, operation, values));
  return checkAnswer(target, operation, answer);
}
