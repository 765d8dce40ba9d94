import type { CoreCreativeAsset, CoreCreativeItem } from '../../../../generated/types/core.ts';
import type {
  CreativeCreativeRecord,
  CreativeListCreativesRequest,
} from '../../../../generated/types/creative.ts';
import type { Unread, Wire } from '../../contract/shapes.ts';
import { isObject } from '../../json/values.ts';
import type { Creative } from '../creative.ts';
import { textOf } from './asset-rule.ts';

/** Fields of a creative in the library, besides those that a sync writes. */
type LibraryDocument = CoreCreativeAsset &
  Unread<CreativeCreativeRecord, 'concept_id' | 'concept_name' | 'variables' | 'pricing_options'>;

export type Wanted = Wire<
  Pick<CreativeListCreativesRequest, 'include_items' | 'include_variables' | 'include_pricing'>
>;

/** A creative in the form of a library list, without snapshot, assignments and other data from elsewhere. */
export function creativeOnWire(creative: Creative, wanted: Wanted): CreativeCreativeRecord {
  const document: LibraryDocument = creative.document;
  const isPurged = creative.purgeKind !== null;
  return {
    creative_id: creative.id,
    name: creative.name,
    ...(document.format_id === undefined
      ? { format_kind: document.format_kind }
      : { format_id: document.format_id }),
    ...(document.format_option_ref === undefined ? {} : { format_option_ref: document.format_option_ref }),
    status: creative.status,
    ...reasonsOf(creative.review),
    created_date: creative.createdAt.toISOString(),
    updated_date: creative.updatedAt.toISOString(),
    ...(isPurged ? {} : { assets: document.assets }),
    ...(document.tags === undefined ? {} : { tags: document.tags }),
    ...conceptOf(document),
    ...wantedParts(document, wanted),
    ...(isPurged ? { purge: purgeOf(creative) } : {}),
  } as CreativeCreativeRecord;
}

const reasonsOf = ({ rejection_reason: rejection, reason_code: code }: Creative['review']) => ({
  ...(rejection === undefined ? {} : { rejection_reason: rejection }),
  ...(code === undefined ? {} : { reason_code: code }),
});

const conceptOf = ({ concept_id, concept_name }: LibraryDocument) => ({
  ...(textOf(concept_id) === undefined ? {} : { concept_id }),
  ...(textOf(concept_name) === undefined ? {} : { concept_name }),
});

/** The parts that a list has only when the caller asks for them. */
function wantedParts(document: LibraryDocument, wanted: Wanted) {
  const { variables, pricing_options: prices } = document;
  return {
    ...(wanted.include_variables === true ? { variables: Array.isArray(variables) ? variables : [] } : {}),
    ...(wanted.include_items === true ? { items: itemsOf(document) } : {}),
    ...(wanted.include_pricing === true && Array.isArray(prices) ? { pricing_options: prices } : {}),
  };
}

const purgeOf = ({ review, updatedAt }: Creative) => ({
  kind: 'soft',
  at: review.purged_at ?? updatedAt.toISOString(),
  reason_code: review.reason_code ?? 'retention_expired',
});

/** The files and texts of a creative, by slot. In a slot with several assets, each id has an index. */
function itemsOf({ assets }: Pick<CoreCreativeAsset, 'assets'>): CoreCreativeItem[] {
  return Object.entries(assets).flatMap(([slot, value]) =>
    Array.isArray(value)
      ? value.flatMap((asset, at) => itemOf(asset, `${slot}[${at}]`))
      : itemOf(value, slot),
  );
}

function itemOf(asset: unknown, asset_id: string): CoreCreativeItem[] {
  if (!isObject(asset)) return [];
  const asset_type = String(asset.asset_type);
  if (asset_type === 'card')
    return [
      ...itemOf(asset.media, `${asset_id}.media`),
      ...(['headline', 'description', 'cta'] as const).flatMap((part) =>
        textOf(asset[part]) === undefined
          ? []
          : itemOf({ asset_type: 'text', content: asset[part] }, `${asset_id}.${part}`),
      ),
    ];
  const url = textOf(asset.url);
  const content = textOf(asset.content);
  if (url !== undefined) return [{ asset_kind: 'media', asset_type, asset_id, content_uri: plainUri(url) }];
  return content === undefined ? [] : [{ asset_kind: 'text', asset_type, asset_id, content }];
}

/** Percent-encodes the braces of macros, which are not allowed in a URI (RFC 3986). */
const plainUri = (url: string): string => url.replaceAll('{', '%7B').replaceAll('}', '%7D');

const NEEDED = [
  'creative_id',
  'name',
  'format_id',
  'format_kind',
  'status',
  'created_date',
  'updated_date',
  'purge',
];
const PARTS: Readonly<Record<string, readonly string[]>> = {
  concept: ['concept_id', 'concept_name'],
  snapshot: ['snapshot', 'snapshot_unavailable_reason'],
};

/** A creative with only the wanted fields and the required ones; all fields when `fields` is undefined. */
export function projectedCreative(
  record: CreativeCreativeRecord,
  fields: readonly string[] | undefined,
): CreativeCreativeRecord {
  if (fields === undefined) return record;
  const wanted = new Set([...NEEDED, ...fields.flatMap((field) => PARTS[field] ?? [field])]);
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => wanted.has(name)),
  ) as CreativeCreativeRecord;
}
