import { assert } from 'chai';
import { OperatorError } from '../../src/domain/errors.ts';
import { rejects } from '../support/rejects.ts';

/** The work ends with an error that the operator can do something about. */
export async function refused(work: Promise<unknown>, why: RegExp): Promise<void> {
  const error = await rejects(work);
  assert.instanceOf(error, OperatorError);
  assert.match(error.message, why);
}
