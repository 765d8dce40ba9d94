import type { MediaBuyGetProductsRequest } from '../../../../generated/types/schemas.ts';
import { type BuyRejected, type Judged, judged, outside, refuse } from '../../buys/refusal.ts';
import type { Wire } from '../../contract/shapes.ts';

export const buyingModes = ['brief', 'wholesale', 'refine'] as const;
export type BuyingMode = (typeof buyingModes)[number];

export type ModeRequest = Wire<
  Pick<MediaBuyGetProductsRequest, 'brief' | 'if_wholesale_feed_version' | 'if_pricing_version'> &
    Partial<Pick<MediaBuyGetProductsRequest, 'buying_mode'>>
> & { readonly refine?: readonly unknown[] };

/**
 * Fields that a mode does not take. The mode `brief` does not require a brief, because older callers leave it out. The
 * mode `wholesale` ignores a brief: SDKs and mirrors send one along with every read. Versions
 * of the feed make a wholesale read conditional; the other modes return versions and are answered in full.
 */
const forbidden: { readonly [M in BuyingMode]: readonly (keyof ModeRequest)[] } = {
  brief: ['refine'],
  wholesale: ['refine'],
  refine: ['brief'],
};

/**
 * How products are asked for; no mode means a brief.
 *
 * @param declared modes that the seller declares beside it
 * @param refinementMayBringBrief whether the caller may send a brief along, which does nothing
 */
export function readMode(
  request: ModeRequest,
  declared: readonly string[],
  refinementMayBringBrief = false,
): Judged<BuyingMode> {
  const mode = request.buying_mode ?? 'brief';
  const offered = buyingModes.filter((one) => one === 'brief' || declared.includes(one));
  if (!offered.includes(mode)) {
    const message = '`buying_mode` must be a mode that this agent supports.';
    return judged([outside('UNSUPPORTED_FEATURE', 'buying_mode', message, mode, offered)], () => mode);
  }
  const isIdle = (name: keyof ModeRequest): boolean =>
    refinementMayBringBrief && mode === 'refine' && name === 'brief';
  const wrong = forbidden[mode].filter((name) => request[name] !== undefined && !isIdle(name));
  const refusals: BuyRejected[] = wrong.map((name) =>
    refuse('INVALID_REQUEST', name, `\`${name}\` cannot be sent in the buying mode \`${mode}\`.`),
  );
  if (mode === 'refine' && (request.refine ?? []).length === 0)
    refusals.push(
      refuse('INVALID_REQUEST', 'refine', '`refine` must have at least 1 entry in the buying mode `refine`.'),
    );
  if (request.if_pricing_version !== undefined && request.if_wholesale_feed_version === undefined)
    refusals.push(
      refuse(
        'INVALID_REQUEST',
        'if_pricing_version',
        '`if_pricing_version` needs `if_wholesale_feed_version`.',
      ),
    );
  return judged(refusals, () => mode);
}
