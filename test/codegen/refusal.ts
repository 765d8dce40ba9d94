import { assert } from 'chai';
import { ContractError } from '../../codegen/contract-error.ts';
import { generate } from '../../codegen/generate.ts';
import { fixtureWith } from './fixture.ts';

/** What is wrong, the files that make it so (null removes one), and what the message has to say. */
export type Case = readonly [
  title: string,
  changes: Readonly<Record<string, string | null>>,
  ...said: string[],
];

/** One test per case: the changed fixture is refused, and the message names everything that is listed. */
export function refuses(cases: readonly Case[]): void {
  for (const [title, changes, ...said] of cases) {
    it(title, async () => {
      const message = await refusal(fixtureWith(changes));
      for (const part of said) assert.include(message, part);
    });
  }
}

/** The message with which the generator refuses the sources. */
export async function refusal(texts: ReadonlyMap<string, string>, name = 'proto'): Promise<string> {
  try {
    await generate(texts, name);
  } catch (problem) {
    assert.instanceOf(problem, ContractError, String(problem));
    return problem instanceof Error ? problem.message : '';
  }
  throw new Error('the sources were accepted');
}

/** The message with which one step of the generator stops. */
export function refusalOf(step: () => unknown): string {
  try {
    step();
  } catch (problem) {
    assert.instanceOf(problem, ContractError, String(problem));
    return problem instanceof Error ? problem.message : '';
  }
  throw new Error('nothing was refused');
}
