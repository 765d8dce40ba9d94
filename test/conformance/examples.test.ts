import { assert } from 'chai';
import { readPublishedContract } from '../support/contract.ts';
import { badExamples, examplesOf } from './check-examples.ts';

describe('examples of the contract', () => {
  const contract = readPublishedContract();

  it('keep to the schemas that they illustrate', () => {
    assert.deepEqual(badExamples(contract), []);
  });

  it('are given for every parameter, body and answer', () => {
    const isOfSchema = (where: string) => where.startsWith('schema ');
    const without = examplesOf(contract).filter(
      ({ where, examples }) => !isOfSchema(where) && examples.length === 0,
    );
    assert.deepEqual(
      without.map(({ where }) => where),
      [],
    );
  });
});
