import type { TaskRead } from '../../desk/tasks/call.ts';
import { measureCreative } from '../../domain/creatives/features.ts';
import { inTurns } from '../../domain/steps.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';

/** `get_creative_features`: features of a creative that can be computed from its manifest alone. */
export const getCreativeFeatures: TaskRead<'get_creative_features'> = async (
  { account: reference, creative_manifest: manifest, feature_ids: wanted },
  call,
) => {
  const account =
    reference === undefined
      ? null
      : await resolveAccount(reference, call, 'get_creative_features', { mayCreate: false });
  const results = await inTurns(measureCreative(manifest, wanted, call.now), call.store.nextTurn);
  return {
    body: { status: 'completed', results },
    ...(account === null ? {} : { sandbox: account.sandbox }),
  };
};
