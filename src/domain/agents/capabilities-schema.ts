import { schemaValidators } from '../../../generated/validators/index.ts';
import { faultMessage } from '../fault-message.ts';
import { clip } from '../findings.ts';
import { faultPointer } from '../json/field-path.ts';
import type { ForeignJson } from './foreign-text.ts';

const MOST_VALUES = 25_000;
const MOST_PROBLEMS = 20;

/** The places where an answer to the capabilities task breaks its schema; empty when it fits. */
export async function capabilitiesProblems(answer: ForeignJson): Promise<string[]> {
  // Each wrong value makes an error; somebody else decides how many there are.
  if (!hasAtMost(answer, MOST_VALUES)) return [`the answer holds more than ${MOST_VALUES} values`];
  const validate = await schemaValidators['protocol/foreign-capabilities']();
  if (validate(answer)) return [];
  return (validate.errors ?? [])
    .slice(0, MOST_PROBLEMS)
    .map((error) =>
      clip(`${faultPointer(error.instancePath, error.params)} ${faultMessage(error)}`.trim(), 300),
    );
}

function hasAtMost(root: unknown, most: number): boolean {
  const open: unknown[] = [root];
  let count = 0;
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    count += 1;
    if (count > most) return false;
    if (typeof value === 'object' && value !== null) {
      const inner = Object.values(value);
      if (inner.length > most) return false;
      for (const item of inner) open.push(item ?? null);
    }
  }
  return true;
}
