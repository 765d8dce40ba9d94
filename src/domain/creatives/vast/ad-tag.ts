import { HOUR_MS, MINUTE_MS } from '../../text/instant.ts';
import { checkTag, isTagUri, TAG_DURATION, type TagFault, tagVersionOf } from './check-tag.ts';
import { NO_PIXEL, type TagKind, type TagVersion } from './tag-rules.ts';
import { readXml, writeXml, type XmlElement, xml } from './xml.ts';

type TagMedia = {
  readonly url: string;
  /** MIME type. */
  readonly type: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly bitrateKbps?: number | undefined;
};
type TagTracking = {
  readonly event: string;
  readonly url: string;
  readonly offset?: string | undefined;
};
type TagCompanion = {
  readonly width: number;
  readonly height: number;
  readonly imageUrl: string;
  readonly imageType: string;
  readonly clickThrough?: string | undefined;
};

/** One linear ad, as a tag describes it. URLs may contain macros. */
export type LinearAd = {
  readonly id: string;
  readonly system: string;
  readonly title: string;
  readonly advertiser?: string | undefined;
  readonly description?: string | undefined;
  readonly durationMs: number;
  readonly media: readonly TagMedia[];
  readonly impressions: readonly string[];
  readonly errors: readonly string[];
  readonly tracking: readonly TagTracking[];
  readonly clickThrough?: string | undefined;
  readonly clickTracking: readonly string[];
  readonly companions: readonly TagCompanion[];
};

export type AdTag = {
  readonly kind: TagKind;
  readonly version: TagVersion;
  /** Ads of the tag. `wraps` is the URL of the wrapped tag, for an ad that is a wrapper. */
  readonly ads: readonly (LinearAd & { readonly wraps?: string | undefined })[];
};

export type ReadTag =
  | { readonly ok: true; readonly tag: AdTag; readonly faults: readonly TagFault[] }
  | { readonly ok: false; readonly faults: readonly [TagFault, ...TagFault[]] };

/** Reads a tag from an untrusted author. Any fault except a wrong order makes the tag unreadable. */
export function readAdTag(text: string, kind: TagKind): ReadTag {
  const document = readXml(text);
  if (!document.ok)
    return { ok: false, faults: [{ rule: 'required', path: kind.toUpperCase(), message: document.reason }] };
  const faults = checkTag(document.root, kind);
  const [first, ...others] = faults.filter(({ rule }) => rule !== 'order');
  if (first !== undefined) return { ok: false, faults: [first, ...others] };
  const version = tagVersionOf(document.root, kind);
  if (version === undefined) throw new Error('a checked tag has no version');
  const ads = all(document.root, 'Ad').map((ad) => adOf(ad, kind));
  return { ok: true, tag: { kind, version, ads }, faults };
}

const all = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.name === name);
const inside = (elements: readonly XmlElement[], ...path: string[]): XmlElement[] =>
  path.reduce<XmlElement[]>((found, name) => found.flatMap((one) => all(one, name)), [...elements]);
const textsOf = (elements: readonly XmlElement[]): string[] => elements.map(({ text }) => text);
const number = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

function adOf(ad: XmlElement, kind: TagKind): AdTag['ads'][number] {
  const body = [...all(ad, 'InLine'), ...all(ad, 'Wrapper')];
  const creatives = inside(body, 'Creatives', 'Creative');
  const linear = inside(creatives, 'Linear');
  const clicks = inside(linear, kind === 'vast' ? 'VideoClicks' : 'AudioInteractions');
  const [title = ''] = textsOf(inside(body, 'AdTitle'));
  return {
    id: ad.attributes.id ?? '',
    system: textsOf(inside(body, 'AdSystem'))[0] ?? '',
    title,
    advertiser: textsOf(inside(body, 'Advertiser'))[0],
    description: textsOf(inside(body, 'Description'))[0],
    durationMs: millisecondsOf(textsOf(inside(linear, 'Duration'))[0] ?? ''),
    media: inside(linear, 'MediaFiles', 'MediaFile').map(({ text, attributes }) => ({
      url: text,
      type: attributes.type ?? '',
      width: number(attributes.width),
      height: number(attributes.height),
      bitrateKbps: number(attributes.bitrate),
    })),
    impressions: textsOf(inside(body, 'Impression')).filter((url) => url !== NO_PIXEL),
    errors: textsOf(inside(body, 'Error')),
    tracking: inside(linear, 'TrackingEvents', 'Tracking').map(
      ({ text, attributes: { event = '', offset } }) => ({
        event,
        url: text,
        offset,
      }),
    ),
    clickThrough: textsOf(inside(clicks, 'ClickThrough'))[0],
    clickTracking: textsOf(inside(clicks, 'ClickTracking')),
    companions: inside(creatives, 'CompanionAds', 'Companion').flatMap((companion) => {
      const [resource] = all(companion, 'StaticResource');
      if (resource === undefined) return [];
      return {
        width: number(companion.attributes.width) ?? 0,
        height: number(companion.attributes.height) ?? 0,
        imageUrl: resource.text,
        imageType: resource.attributes.creativeType ?? '',
        clickThrough: textsOf(all(companion, 'CompanionClickThrough'))[0],
      };
    }),
    wraps: textsOf(inside(body, `${kind.toUpperCase()}AdTagURI`))[0],
  };
}

/**
 * Formats a duration as `HH:MM:SS.mmm`. It is clamped to 0 to 99:59:59.999, because the form has two digits for
 * hours.
 */
export function tagDuration(milliseconds: number): string {
  const whole = Math.min(Math.max(Math.round(milliseconds), 0), 99 * HOUR_MS + 3_599_999);
  const two = (count: number): string => String(Math.floor(count)).padStart(2, '0');
  const rest = String(whole % 1000).padStart(3, '0');
  return `${two(whole / HOUR_MS)}:${two((whole / MINUTE_MS) % 60)}:${two((whole / 1000) % 60)}.${rest}`;
}

/** Parses a duration `HH:MM:SS` or `HH:MM:SS.mmm` into milliseconds; 0 when the text has another form. */
export function millisecondsOf(duration: string): number {
  if (!TAG_DURATION.test(duration)) return 0;
  const [hours = 0, minutes = 0, seconds = 0] = duration.split(':').map(Number);
  return Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000);
}

/** Writes a tag with one ad, in the order of its version's schema. URLs that are not http or https are left out. */
export function writeAdTag(ad: LinearAd, kind: TagKind, version: TagVersion): string {
  const creatives = creativesOf(ad, kind, version);
  const system = xml('AdSystem', {}, ad.system);
  const title = xml('AdTitle', {}, ad.title.trim() || ad.id);
  const pixels = uris('Impression', ad.impressions);
  const impressions = pixels.length === 0 ? [xml('Impression', {}, NO_PIXEL)] : pixels;
  const errors = uris('Error', ad.errors);
  const advertiser = optional('Advertiser', version === '2.0' ? undefined : ad.advertiser);
  const description = optional('Description', ad.description);
  const servingId = isFourth(version) && version !== '4.0' ? [xml('AdServingId', {}, ad.id)] : [];
  const body = isFourth(version)
    ? [system, ...errors, ...impressions, ...servingId, title, ...advertiser, creatives, ...description]
    : [system, title, ...description, ...advertiser, ...errors, ...impressions, creatives];
  return writeXml(
    xml(kind.toUpperCase(), { version }, [xml('Ad', { id: ad.id }, [xml('InLine', {}, body)])]),
  );
}

const isFourth = (version: TagVersion): boolean => version.startsWith('4.');
const uris = (name: string, urls: readonly string[]): XmlElement[] =>
  urls.filter(isTagUri).map((url) => xml(name, {}, url));
const optional = (name: string, text: string | undefined): XmlElement[] =>
  text === undefined || text.trim() === '' ? [] : [xml(name, {}, text)];
const unlessEmpty = (name: string, children: readonly XmlElement[]): XmlElement[] =>
  children.length === 0 ? [] : [xml(name, {}, children)];

/** The ad itself and its companions. */
function creativesOf(ad: LinearAd, kind: TagKind, version: TagVersion): XmlElement {
  const universal = universalId(ad.id, version);
  const companions = companionsOf(ad.companions);
  return xml('Creatives', {}, [
    xml('Creative', { id: ad.id, sequence: 1 }, [linearOf(ad, kind, version), ...universal]),
    ...(companions === undefined
      ? []
      : [xml('Creative', { id: `${ad.id}-companion` }, [companions, ...universal])]),
  ]);
}

function universalId(id: string, version: TagVersion): XmlElement[] {
  if (!isFourth(version)) return [];
  const value = version === '4.0' ? { idValue: id } : {};
  return [xml('UniversalAdId', { idRegistry: 'unknown', ...value }, id)];
}

/** What is played: its duration, its files, and the addresses that count its events and its clicks. */
function linearOf(ad: LinearAd, kind: TagKind, version: TagVersion): XmlElement {
  const events = ad.tracking
    .filter(({ url }) => isTagUri(url))
    .map(({ event, url, offset }) => xml('Tracking', { event, offset }, url));
  const tracking = unlessEmpty('TrackingEvents', events);
  const duration = xml('Duration', {}, tagDuration(ad.durationMs));
  const media = ad.media
    .filter(({ url }) => isTagUri(url))
    .map(({ url, type, width, height, bitrateKbps }) =>
      xml('MediaFile', { delivery: 'progressive', type, width, height, bitrate: bitrateKbps }, url),
    );
  const files = xml('MediaFiles', {}, media);
  const through = ad.clickThrough === undefined ? [] : uris('ClickThrough', [ad.clickThrough]);
  const tracked = uris('ClickTracking', ad.clickTracking);
  const both = isFourth(version) ? [...tracked, ...through] : [...through, ...tracked];
  const clicks = unlessEmpty(kind === 'vast' ? 'VideoClicks' : 'AudioInteractions', both);
  const parts = isFourth(version)
    ? [...tracking, duration, files, ...clicks]
    : [duration, ...tracking, ...clicks, files];
  return xml('Linear', {}, parts);
}

function companionsOf(companions: readonly TagCompanion[]): XmlElement | undefined {
  const written = companions
    .filter(({ imageUrl }) => isTagUri(imageUrl))
    .map(({ width, height, imageUrl, imageType, clickThrough }) =>
      xml('Companion', { width, height }, [
        xml('StaticResource', { creativeType: imageType }, imageUrl),
        ...(clickThrough !== undefined && isTagUri(clickThrough)
          ? [xml('CompanionClickThrough', {}, clickThrough)]
          : []),
      ]),
    );
  return written.length === 0 ? undefined : xml('CompanionAds', {}, written);
}
