import type { TaskRead } from '../../desk/tasks/call.ts';
import { releaseTable } from '../../domain/contract/release.ts';
import { viewBrand } from '../../domain/declaration/brand-catalog.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import { knownBrand } from '../../record/brand-identity/known-brands.ts';

/**
 * `get_brand_identity`: every caller sees the public part of a brand. Callers with an active account see the
 * rest too.
 */
export const getBrandIdentity: TaskRead<'get_brand_identity'> = async (
  { brand_id: brandId, fields },
  call,
) => {
  const { principal, store, form } = call;
  const brand = await knownBrand(brandId, call);
  if (brand === undefined) {
    throw new TaskError(releaseTable.unknownBrand[form], 'This agent has no brand with this id.', {
      field: 'brand_id',
    });
  }
  const isAuthorized = principal !== null && (await store.accounts.hasActive(principal.id));
  const body = viewBrand(brand, fields, isAuthorized ? 'authorized' : 'public');
  return { body, ...(principal?.sandboxOnly === true ? { sandbox: true } : {}) };
};
