import type { CoreAccountRef } from '../../../generated/types/core.ts';
import { schemaValidators } from '../../../generated/validators/index.ts';
import { isObject, objectOf } from '../../domain/json/values.ts';

/**
 * The reference in a value that no schema has validated, because some tasks take an `account` that their schemas do
 * not describe, or one with other fields beside the reference. Null when the value has no reference of the form that
 * every other request must have.
 */
export async function accountReferenceIn(value: unknown): Promise<CoreAccountRef | null> {
  if (!isObject(value)) return null;
  const isReference = await schemaValidators['core/account-ref']();
  const { account_id, operator, sandbox } = value;
  const { domain, brand_id } = objectOf(value.brand);
  const named =
    account_id === undefined
      ? { brand: { domain: lowerCase(domain), brand_id }, operator: lowerCase(operator), sandbox }
      : { account_id };
  return isReference(named) ? (named as CoreAccountRef) : null;
}

const lowerCase = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);
