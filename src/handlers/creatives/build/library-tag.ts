import type { CoreCreativeManifest } from '../../../../generated/types/schemas.ts';
import { fillKnownMacros, servedAssets } from '../../../domain/creatives/build/library-tag.ts';
import type { BuildRequest } from '../../../domain/creatives/build/request.ts';
import type { Creative } from '../../../domain/creatives/record.ts';
import { isObject } from '../../../domain/json/object.ts';
import { TaskError } from '../../../domain/tasks/task-error.ts';
import type { BuildCall, BuildPlan } from './plan.ts';

const ENOUGH = 100;

/**
 * The serving tag of a creative of the library, for a buy and a package that need not exist yet; null when the request
 * is about something else. In a sandbox a creative is found by its identifier whatever account it was seeded for.
 *
 * @throws {TaskError} REFERENCE_NOT_FOUND
 */
export async function libraryTag(
  args: BuildRequest,
  plan: BuildPlan,
  call: BuildCall,
): Promise<CoreCreativeManifest | null> {
  const { creative_id: id } = args;
  if (id === undefined || plan.transformer !== null || plan.parent !== null) return null;
  const creative = await find(id, plan, call);
  if (creative === undefined)
    throw new TaskError('REFERENCE_NOT_FOUND', 'The library has no such creative.', { field: 'creative_id' });
  const { format_id, format_kind, assets } = creative.document;
  const served = servedAssets(isObject(assets) ? assets : {}, {
    creativeId: id,
    mediaBuyId: args.media_buy_id,
    packageId: args.package_id,
  });
  return {
    ...(format_kind === undefined ? { format_id } : { format_kind }),
    assets: fillKnownMacros(served, args.macro_values ?? {}),
  } as CoreCreativeManifest;
}

async function find(
  id: string,
  { account }: BuildPlan,
  { store, principal }: BuildCall,
): Promise<Creative | undefined> {
  if (account !== null) {
    const own = await store.creatives.find({ principalId: principal.id, accountId: account.id, id });
    if (own !== undefined && own.purgeKind === null) return own;
    if (!account.sandbox) return undefined;
  }
  const all = await store.creatives.listAnywhere(principal.id, id, ENOUGH);
  return all.find(({ sandbox, purgeKind }) => sandbox && purgeKind === null);
}
