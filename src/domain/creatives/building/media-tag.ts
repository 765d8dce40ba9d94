import { isObject, type Json } from '../../json/values.ts';
import { mediaTypeOf, numberOf } from '../judging/asset-rule.ts';
import { writeAdTag } from '../vast/ad-tag.ts';
import { type TagKind, tagVersions } from '../vast/tag-rules.ts';
import type { Filled, Studio } from './fill-slot.ts';
import type { Material } from './material.ts';

/** An ad tag around a video or a recording that was sent; undefined without one, because there is nothing to play. */
export function mediaTag(
  kind: TagKind,
  needs: Json,
  { given, kit, clickUrl, trackers, copy }: Material,
  { size }: Studio,
): Filled {
  const wanted = kind === 'vast' ? 'video' : 'audio';
  const media = Object.values(given)
    .flat()
    .filter(isObject)
    .find((asset) => asset.asset_type === wanted && typeof asset.url === 'string');
  if (media === undefined) return undefined;
  const piece = wanted === 'video' ? size : null;
  const width = numberOf(media.width) ?? piece?.width;
  const height = numberOf(media.height) ?? piece?.height;
  // VAST requires both of a video (VAST 4.2 section 3.9.1).
  if (wanted === 'video' && (width === undefined || height === undefined)) return undefined;
  const url = String(media.url);
  const version = tagVersions[kind].find((one) => one === needs[`${kind}_version`]) ?? tagVersions[kind][0];
  const durationMs = numberOf(media.duration_ms) ?? 15_000;
  const content = writeAdTag(
    {
      id: 'ad_1',
      system: kit.name,
      title: copy.headlines[0] ?? kit.name,
      durationMs,
      media: [
        {
          url,
          type: mediaTypeOf(wanted, url),
          width,
          height,
          bitrateKbps: numberOf(media.video_bitrate_kbps ?? media.bitrate_kbps),
        },
      ],
      impressions: trackers,
      errors: [],
      tracking: [],
      clickThrough: clickUrl,
      clickTracking: [],
      companions: [],
    },
    kind,
    version,
  );
  const asset = {
    asset_type: kind,
    delivery_type: 'inline',
    [`${kind}_version`]: version,
    content,
    duration_ms: durationMs,
  };
  return { asset, shows: [] };
}
