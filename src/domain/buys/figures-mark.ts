import type { CoreFiguresExt } from '../../../generated/types/core.ts';

type Counted = { readonly completeUntil: Date | null; readonly asOf: Date | null };

/**
 * What an answer says of the origin of its figures: that a simulator invented them for real accounts, or how far an ad
 * server has counted. Nothing for sandboxes.
 */
export function figuresMark(
  { simulated }: { readonly simulated: boolean },
  { counted }: { readonly counted?: Counted | undefined } = {},
): { ext?: CoreFiguresExt } {
  const { completeUntil: until = null, asOf: at = null } = counted ?? {};
  const origin = {
    ...(simulated ? { simulated: true } : {}),
    ...(until === null ? {} : { complete_until: until.toISOString() }),
    ...(at === null ? {} : { as_of: at.toISOString() }),
  };
  return Object.keys(origin).length === 0 ? {} : { ext: { ad_server: origin } };
}
