import type { CoreCreativeManifest } from '../../../generated/types/core.ts';
import type { CreativeCreativeFeatureResult } from '../../../generated/types/creative.ts';
import { isObject, type Json } from '../json/values.ts';
import { pausesAfter, type Steps } from '../steps.ts';
import { byteLength, numberOf } from './judging/asset-rule.ts';

type Feature = Omit<CreativeCreativeFeatureResult, 'feature_id' | 'measured_at' | 'methodology_version'>;
/** A measurement, which sees each asset once. */
type Measure = { add(asset: Json): void; feature(): Feature };

const METHOD = '1';
const KILOBYTE = 1024;
const count = (value: number, unit: string): Feature => ({ value, unit, confidence: 1 });
const SCRIPT = /<script[\s>]|\son[a-z]{3,20}\s*=|javascript:/i;
const INSECURE = /^http:\/\//i;

/** Assets, or kilobytes of their contents, that are measured between two pauses: a few milliseconds. */
const ASSETS_AT_ONCE = 1_000;

/** Adds up what each asset has of something. */
function summed(unit: string, of: (asset: Json) => number): Measure {
  let sum = 0;
  return {
    add: (asset) => {
      sum += of(asset);
    },
    feature: () => count(sum, unit),
  };
}

/** Whether an asset has a quality. */
function found(isFound: (asset: Json) => boolean): Measure {
  let value = false;
  return {
    add: (asset) => {
      value ||= isFound(asset);
    },
    feature: () => ({ value, confidence: 1 }),
  };
}

/** Whether there are assets of a kind, and all of them have a quality. */
function foundInAll(isCounted: (asset: Json) => boolean, isFound: (asset: Json) => boolean): Measure {
  let counted = 0;
  let having = 0;
  return {
    add: (asset) => {
      if (!isCounted(asset)) return;
      counted += 1;
      if (isFound(asset)) having += 1;
    },
    feature: () => ({ value: counted > 0 && having === counted, confidence: 1 }),
  };
}

/** The weight of a creative. A file size that an asset does not state lowers the confidence. */
function weight(): Measure {
  let assets = 0;
  let known = 0;
  let total = 0;
  return {
    add: (asset) => {
      assets += 1;
      const size = byteLength(asset.content) ?? numberOf(asset.file_size_bytes);
      if (size === undefined) return;
      known += 1;
      total += size;
    },
    feature: () => ({
      value: Math.ceil(total / KILOBYTE),
      unit: 'kilobytes',
      confidence: assets === 0 ? 1 : Math.round((known / assets) * 100) / 100,
    }),
  };
}

function duration(): Measure {
  let longest = 0;
  return {
    add: ({ duration_ms }) => {
      longest = Math.max(longest, numberOf(duration_ms) ?? 0);
    },
    feature: () => count(longest, 'milliseconds'),
  };
}

/** Features of a creative, each with what opens its measurement. */
const MEASURES: Readonly<Record<string, (manifest: CoreCreativeManifest) => Measure>> = {
  creative_weight_kb: weight,
  asset_count: () => summed('assets', () => 1),
  text_length: () =>
    summed('characters', ({ asset_type, content }) =>
      asset_type === 'text' ? [...String(content)].length : 0,
    ),
  duration_ms: duration,
  has_script: () =>
    found(
      ({ asset_type, content }) =>
        asset_type === 'javascript' || (typeof content === 'string' && SCRIPT.test(content)),
    ),
  has_tracker: () =>
    found(
      ({ asset_type, url_type }) => /_tracker$/.test(String(asset_type)) || /^tracker/.test(String(url_type)),
    ),
  has_insecure_url: () => found(({ url }) => INSECURE.test(String(url))),
  has_alt_text: () =>
    foundInAll(
      ({ asset_type }) => asset_type === 'image',
      ({ alt_text }) => typeof alt_text === 'string' && alt_text !== '',
    ),
  has_provenance: ({ provenance }) =>
    provenance === undefined
      ? foundInAll(
          () => true,
          (asset) => asset.provenance !== undefined,
        )
      : { add: () => undefined, feature: () => ({ value: true, confidence: 1 }) },
};

/** All assets of a manifest; arrays of assets are flattened. */
function* assetsOf({ assets }: CoreCreativeManifest): Iterable<Json> {
  for (const slot of Object.values(assets as Json)) {
    for (const asset of Array.isArray(slot) ? slot : [slot]) if (isObject(asset)) yield asset;
  }
}

/**
 * Measures features of a creative.
 *
 * @param wanted ids of features; unknown ids are ignored, undefined measures all
 */
export function* measureCreative(
  manifest: CoreCreativeManifest,
  wanted: readonly string[] | undefined,
  now: Date,
): Steps<CreativeCreativeFeatureResult[]> {
  const opened = Object.entries(MEASURES)
    .filter(([id]) => wanted?.includes(id) ?? true)
    .map(([feature_id, open]) => ({ feature_id, measure: open(manifest) }));
  const isDue = pausesAfter(ASSETS_AT_ONCE);
  for (const asset of assetsOf(manifest)) {
    for (const { measure } of opened) measure.add(asset);
    if (isDue(1 + String(asset.content ?? '').length / KILOBYTE)) yield;
  }
  return opened.map(({ feature_id, measure }) => ({
    feature_id,
    ...measure.feature(),
    measured_at: now.toISOString(),
    methodology_version: METHOD,
  }));
}
