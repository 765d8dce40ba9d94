import { schemaValidators } from '../../../generated/validators/index.ts';

/** Loads what checks a brand.json, in turns of its own. Otherwise the first check of a process loads it in its turn, of 15 ms and more. */
export async function loadBrandChecks(): Promise<void> {
  await schemaValidators['brand/canonical-document']();
}
