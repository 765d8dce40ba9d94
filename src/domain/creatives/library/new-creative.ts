import type { CoreCreativeAsset } from '../../../../generated/types/schemas.ts';
import type { FormatId } from '../../products/product.ts';
import { type ApprovalMode, firstCreativeStatus } from '../lifecycle.ts';
import type { Creative } from '../record.ts';
import { observationsOf } from './observations.ts';

type Owner = {
  readonly principalId: string;
  readonly accountId: string;
  readonly mode: ApprovalMode;
  readonly now: Date;
};

/** A valid creative as it begins; the state that the buyer asked for is no part of what is kept. */
export function newCreative(
  asset: CoreCreativeAsset,
  { principalId, accountId, mode, now }: Owner,
): Creative {
  const { status: _asked, ...document } = asset;
  return {
    principalId,
    accountId,
    id: asset.creative_id,
    name: asset.name,
    status: firstCreativeStatus(mode),
    format: formatKey(asset),
    document,
    review: reviewOf(document),
    purgeKind: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** What is noticed about the content of a creative, before anybody said anything about it. */
export function reviewOf(document: CoreCreativeAsset): Creative['review'] {
  const observations = observationsOf(document);
  return observations.length === 0 ? {} : { observations };
}

const KIND = ':';

/**
 * The format of a creative as one text to look for: its id, its id with the parameters, or its kind. The agent does
 * not count, for formats are known here by their ids.
 */
export function formatKey({
  format_id,
  format_kind,
}: Pick<CoreCreativeAsset, 'format_id' | 'format_kind'>): string {
  return format_id === undefined ? `${KIND}${format_kind ?? ''}` : formatIdKey(format_id);
}

/** As `formatKey`, of a format's id. */
export function formatIdKey({ id, width, height, duration_ms }: FormatId): string {
  const size = width === undefined ? '' : `${width}x${height ?? ''}`;
  return size === '' && duration_ms === undefined ? id : `${id}:${size}:${duration_ms ?? ''}`;
}

/** Id or kind of the format in a key. */
export const formatOfKey = (key: string): string =>
  key.startsWith(KIND) ? key.slice(KIND.length) : (key.split(':')[0] ?? key);
