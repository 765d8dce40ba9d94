import { assert } from 'chai';

/** The error that the promise rejects with; fails when it does not. With a code, the error must have it. */
export async function rejects(promise: Promise<unknown>, code?: string): Promise<Error> {
  const outcome = await promise.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  if (outcome === undefined) assert.fail('nothing was refused');
  assert.instanceOf(outcome.error, Error);
  if (code !== undefined) assert.propertyVal(outcome.error, 'code', code);
  return outcome.error as Error;
}
