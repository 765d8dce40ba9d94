import type { CoreBusinessEntity } from '../../../generated/types/schemas.ts';
import { sameJson } from '../json/values.ts';

/** What is told of a company: all but its bank account. */
export function withoutBank({ bank: _bank, ...entity }: CoreBusinessEntity): CoreBusinessEntity {
  return entity;
}

/**
 * The company as it is kept after it was declared again. Nobody is told the bank account, so one that declares the
 * same company without it leaves it as it is; another company comes with its own or none.
 */
export function redeclared(
  earlier: CoreBusinessEntity | undefined,
  given: CoreBusinessEntity,
): CoreBusinessEntity {
  if (earlier === undefined || given.bank !== undefined) return given;
  return sameJson(withoutBank(earlier), given) ? earlier : given;
}
