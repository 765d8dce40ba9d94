import type { CoreCreativeManifest } from '../../../generated/types/core.ts';
import type { CreativeCreativeFeatureResult } from '../../../generated/types/creative.ts';
import { isObject, type Json } from '../json/values.ts';
import { byteLength, numberOf } from './judging/asset-rule.ts';

type Feature = Omit<CreativeCreativeFeatureResult, 'feature_id' | 'measured_at' | 'methodology_version'>;
type Measure = (assets: readonly Json[], manifest: CoreCreativeManifest) => Feature;

const METHOD = '1';
const KILOBYTE = 1024;
const count = (value: number, unit: string): Feature => ({ value, unit, confidence: 1 });
const SCRIPT = /<script[\s>]|\son[a-z]{3,20}\s*=|javascript:/i;
const INSECURE = /^http:\/\//i;

/**
 * Features of a creative, each with its measurement. A file size that an asset does not state lowers the
 * confidence.
 */
const MEASURES: Readonly<Record<string, Measure>> = {
  creative_weight_kb: (assets) => {
    const sizes = assets.map((asset) => byteLength(asset.content) ?? numberOf(asset.file_size_bytes));
    const known = sizes.filter((size) => size !== undefined);
    const total = known.reduce((sum, size) => sum + size, 0);
    return {
      value: Math.ceil(total / KILOBYTE),
      unit: 'kilobytes',
      confidence: sizes.length === 0 ? 1 : Math.round((known.length / sizes.length) * 100) / 100,
    };
  },
  asset_count: (assets) => count(assets.length, 'assets'),
  text_length: (assets) =>
    count(
      assets
        .filter(({ asset_type }) => asset_type === 'text')
        .reduce((sum, { content }) => sum + [...String(content)].length, 0),
      'characters',
    ),
  duration_ms: (assets) =>
    count(
      assets.reduce((longest, { duration_ms }) => Math.max(longest, numberOf(duration_ms) ?? 0), 0),
      'milliseconds',
    ),
  has_script: (assets) => ({
    value: assets.some(
      ({ asset_type, content }) =>
        asset_type === 'javascript' || (typeof content === 'string' && SCRIPT.test(content)),
    ),
    confidence: 1,
  }),
  has_tracker: (assets) => ({
    value: assets.some(
      ({ asset_type, url_type }) => /_tracker$/.test(String(asset_type)) || /^tracker/.test(String(url_type)),
    ),
    confidence: 1,
  }),
  has_insecure_url: (assets) => ({
    value: assets.some(({ url }) => INSECURE.test(String(url))),
    confidence: 1,
  }),
  has_alt_text: (assets) => {
    const images = assets.filter(({ asset_type }) => asset_type === 'image');
    return {
      value:
        images.length > 0 && images.every(({ alt_text }) => typeof alt_text === 'string' && alt_text !== ''),
      confidence: 1,
    };
  },
  has_provenance: (assets, { provenance }) => ({
    value:
      provenance !== undefined ||
      (assets.length > 0 && assets.every((asset) => asset.provenance !== undefined)),
    confidence: 1,
  }),
};

/** All assets of a manifest; arrays of assets are flattened. */
const assetsOf = ({ assets }: CoreCreativeManifest): Json[] =>
  Object.values(assets as Json)
    .flat()
    .filter(isObject);

/**
 * Measures features of a creative.
 *
 * @param wanted ids of features; unknown ids are ignored, undefined measures all
 */
export function measureCreative(
  manifest: CoreCreativeManifest,
  wanted: readonly string[] | undefined,
  now: Date,
): CreativeCreativeFeatureResult[] {
  const assets = assetsOf(manifest);
  return Object.entries(MEASURES)
    .filter(([id]) => wanted?.includes(id) ?? true)
    .map(([feature_id, measure]) => ({
      feature_id,
      ...measure(assets, manifest),
      measured_at: now.toISOString(),
      methodology_version: METHOD,
    }));
}
