import type { CoreCreativeManifest } from '../../../generated/types/core.ts';
import type { Json } from '../json/values.ts';
import { type BuyRejected, refuse } from '../refusals/refusal.ts';
import { numberIn, type PlacedAsset, placedAssets, stringIn } from './render/manifest-parts.ts';

/** Properties of a file, read from its bytes and not from its name. */
export type SeenMedia = {
  /** MIME type detected from the content; null when it is unknown. */
  readonly type: string | null;
  readonly bytes: number;
  readonly width?: number;
  readonly height?: number;
  readonly durationMs?: number;
};

export type MediaLook =
  | { readonly ok: true; readonly seen: SeenMedia }
  /** `unread`: the file is too large to fetch, or takes too long to read, so its properties are unknown. */
  | { readonly ok: false; readonly why: 'unreachable' | 'unread' };

const KINDS: ReadonlySet<string> = new Set(['image', 'video', 'audio']);
const MOST_LOOKS = 12;
/** Tolerance of durations: containers state them in frames, packets or samples. */
const DURATION_TOLERANCE_MS = 500;

const mediaOf = ({ assets }: Pick<CoreCreativeManifest, 'assets'>): PlacedAsset[] =>
  placedAssets(assets).filter(({ type, asset }) => KINDS.has(type) && !/[{[]/.test(stringIn(asset, 'url')));

/** URLs of media files to inspect, each once, at most 12. */
export const mediaUrls = (manifests: readonly Pick<CoreCreativeManifest, 'assets'>[]): string[] =>
  [...new Set(manifests.flatMap(mediaOf).map(({ asset }) => stringIn(asset, 'url')))].slice(0, MOST_LOOKS);

/**
 * Faults of the files of a manifest. A file that cannot be fetched is a fault only in production, because hosts in
 * a sandbox need not exist.
 *
 * @param field path of the assets in the request
 */
export function judgeSeen(
  manifest: Pick<CoreCreativeManifest, 'assets'>,
  looks: ReadonlyMap<string, MediaLook>,
  mode: 'sandbox' | 'production',
  field: string,
): BuyRejected[] {
  return mediaOf(manifest).flatMap(({ slot, type, asset }) => {
    const look = looks.get(stringIn(asset, 'url'));
    const place = `${field}.${slot}`;
    if (look === undefined || (!look.ok && (look.why === 'unread' || mode === 'sandbox'))) return [];
    if (!look.ok) return [wrong(`${place}.url`, 'The file could not be fetched.')];
    return [...typeFaults(look.seen, type, asset, place), ...measureFaults(look.seen, asset, place)];
  });
}

const wrong = (field: string, message: string): BuyRejected => refuse('VALIDATION_ERROR', field, message);

function typeFaults({ type }: SeenMedia, kind: string, asset: Json, place: string): BuyRejected[] {
  if (type === null || type.split('/')[0] !== kind) {
    // Audio and video share containers.
    const isShared =
      kind !== 'image' && /^(?:video|audio)\/(?:mp4|webm|ogg|x-matroska|quicktime|x-m4a)$/.test(type ?? '');
    const found = type ?? 'a file of an unknown kind';
    return isShared
      ? []
      : [wrong(`${place}.url`, `The URL must return ${kind} content; it returns ${found}.`)];
  }
  const stated = stringIn(asset, 'format')
    .toLowerCase()
    .replace(/^image\//, '')
    .replace(/^jpg$/, 'jpeg')
    .replace(/\+xml$/, '');
  const real = type.replace(/^image\//, '').replace(/\+xml$/, '');
  return kind === 'image' && stated !== '' && stated !== real
    ? [wrong(`${place}.format`, `\`format\` is ${stated}, and the file is ${real}.`)]
    : [];
}

function measureFaults(
  { width, height, durationMs, bytes }: SeenMedia,
  asset: Json,
  place: string,
): BuyRejected[] {
  const faultOf = (name: string, real: number | undefined, unit: string, tolerance = 0): BuyRejected[] => {
    const stated = numberIn(asset, name);
    return stated === undefined || real === undefined || Math.abs(stated - real) <= tolerance
      ? []
      : [
          wrong(
            `${place}.${name}`,
            `\`${name}\` is ${stated}, and the file has ${Math.round(real)} ${unit}.`,
          ),
        ];
  };
  return [
    ...faultOf('width', width, 'pixels'),
    ...faultOf('height', height, 'pixels'),
    ...faultOf('duration_ms', durationMs, 'milliseconds', DURATION_TOLERANCE_MS),
    ...faultOf('file_size_bytes', bytes, 'bytes'),
  ];
}

/**
 * The manifest with the properties read from its files, for validation against a format. Properties that an asset
 * states itself stay.
 */
export function withSeen<M extends Pick<CoreCreativeManifest, 'assets'>>(
  manifest: M,
  looks: ReadonlyMap<string, MediaLook>,
): M {
  const measured = (asset: unknown): unknown => {
    const look = looks.get(stringIn(asset as Json, 'url'));
    if (look?.ok !== true) return asset;
    const { width, height, durationMs, bytes } = look.seen;
    return {
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      ...(durationMs === undefined ? {} : { duration_ms: Math.round(durationMs) }),
      file_size_bytes: bytes,
      ...(asset as object),
    };
  };
  const assets = Object.fromEntries(
    Object.entries(manifest.assets).map(([slot, value]) => [
      slot,
      Array.isArray(value) ? value.map(measured) : measured(value),
    ]),
  );
  return { ...manifest, assets: assets as M['assets'] };
}

/** The port through which files of creatives are inspected. */
export type MediaLooks = {
  /** Fetches a file of a creative and inspects its content, with limits of size and time. */
  lookAtMedia(url: string): Promise<MediaLook>;
};
