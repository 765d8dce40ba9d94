import type { ReadHandler } from '../../desk/call.ts';
import { brandChangesPage } from '../../record/brands/brand-changes.ts';

export const listBrandChanges: ReadHandler<'listBrandChanges'> = async ({ query }, { store }) => ({
  json: await brandChangesPage(store, query),
});
