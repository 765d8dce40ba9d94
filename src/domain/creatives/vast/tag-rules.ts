/** Rules of the published schemas of VAST 2.0 to 4.2 and DAAST 1.0 and 1.1 that a tag is checked for. */
export type TagKind = 'vast' | 'daast';
export const tagVersions = {
  vast: ['2.0', '3.0', '4.0', '4.1', '4.2'],
  daast: ['1.0', '1.1'],
} as const satisfies Record<TagKind, readonly string[]>;
export type TagVersion = (typeof tagVersions)[TagKind][number];

export type ElementRule = {
  /** Allowed children in order: name, minimum and maximum count. Other elements are extensions. */
  readonly children?: Children;
  /** Required attributes, each with the pattern of its value. */
  readonly attributes?: Readonly<Record<string, RegExp>>;
  /** Form that the text of the element must have. */
  readonly text?: 'duration' | 'uri' | 'pixel' | 'some';
  /** Exactly one of these children is required. */
  readonly oneOf?: readonly string[];
};

/** Value of `Impression`, which the schemas require, for an ad that calls no server. */
export const NO_PIXEL = 'about:blank';

const MANY = Number.POSITIVE_INFINITY;
const SOME = /\S/;
const NUMBER = /^\d+$/;
const uri: ElementRule = { text: 'uri' };
const some: ElementRule = { text: 'some' };

/** Rules by the name of the element. */
type Rules = Readonly<Record<string, ElementRule>>;

const isFourth = (version: TagVersion): boolean => version.startsWith('4.');

const BEFORE_FOUR = [
  ['AdSystem', 1, 1],
  ['AdTitle', 1, 1],
  ['Description', 0, 1],
  ['Advertiser', 0, 1],
  ['Pricing', 0, 1],
  ['Survey', 0, 1],
  ['Error', 0, MANY],
  ['Impression', 1, MANY],
  ['Creatives', 1, 1],
  ['Extensions', 0, 1],
] as [string, number, number][];
const SINCE_FOUR = (needsServingId: boolean) =>
  [
    ['AdSystem', 1, 1],
    ['Error', 0, MANY],
    ['Extensions', 0, 1],
    ['Impression', 1, MANY],
    ['Pricing', 0, 1],
    ['ViewableImpression', 0, 1],
    ['AdServingId', needsServingId ? 1 : 0, 1],
    ['AdTitle', 1, 1],
    ['AdVerifications', 0, 1],
    ['Advertiser', 0, 1],
    ['Category', 0, MANY],
    ['Creatives', 1, 1],
    ['Description', 0, 1],
    ['Expires', 0, 1],
    ['Survey', 0, 1],
  ] as [string, number, number][];

type Children = readonly (readonly [name: string, least: number, most: number])[];

const CREATIVE_BEFORE_FOUR: Children = [
  ['Linear', 0, 1],
  ['CompanionAds', 0, 1],
  ['NonLinearAds', 0, 1],
];
const CREATIVE_SINCE_FOUR: Children = [
  ['CompanionAds', 0, 1],
  ['CreativeExtensions', 0, 1],
  ['Linear', 0, 1],
  ['NonLinearAds', 0, 1],
  ['UniversalAdId', 1, MANY],
];

const linearBeforeFour = (clicks: string): Children => [
  ['Icons', 0, 1],
  ['Duration', 1, 1],
  ['TrackingEvents', 0, 1],
  ['AdParameters', 0, 1],
  [clicks, 0, 1],
  ['MediaFiles', 1, 1],
];
const linearSinceFour = (clicks: string): Children => [
  ['Icons', 0, 1],
  ['TrackingEvents', 0, 1],
  ['AdParameters', 0, 1],
  ['Duration', 1, 1],
  ['MediaFiles', 1, 1],
  [clicks, 0, 1],
];

/** @param version version of the tag, one of its kind */
export function rulesOf(kind: TagKind, version: TagVersion): Rules {
  const root = kind.toUpperCase();
  const four = isFourth(version);
  const clicks = kind === 'vast' ? 'VideoClicks' : 'AudioInteractions';
  const media: ElementRule = {
    text: 'uri',
    attributes: {
      delivery: /^(?:progressive|streaming)$/,
      type: /^[\w.+-]+\/[\w.+-]+$/,
      ...(kind === 'vast' ? { width: NUMBER, height: NUMBER } : {}),
    },
  };
  return {
    [root]: {
      attributes: { version: SOME },
      children: [
        ['Ad', 0, MANY],
        ['Error', 0, MANY],
      ],
    },
    Ad: { oneOf: ['InLine', 'Wrapper'] },
    InLine: { children: four ? SINCE_FOUR(version !== '4.0') : BEFORE_FOUR },
    Wrapper: {
      children: [
        ['AdSystem', 1, 1],
        [`${root}AdTagURI`, 1, 1],
        ['Impression', 1, MANY],
      ],
    },
    [`${root}AdTagURI`]: uri,
    AdSystem: some,
    AdTitle: some,
    AdServingId: some,
    Impression: { text: 'pixel' },
    Error: uri,
    Creatives: { children: [['Creative', 1, MANY]] },
    Creative: {
      children: four ? CREATIVE_SINCE_FOUR : CREATIVE_BEFORE_FOUR,
    },
    UniversalAdId: { text: 'some', attributes: { idRegistry: SOME } },
    Linear: { children: four ? linearSinceFour(clicks) : linearBeforeFour(clicks) },
    Duration: { text: 'duration' },
    TrackingEvents: { children: [['Tracking', 1, MANY]] },
    Tracking: { text: 'uri', attributes: { event: SOME } },
    MediaFiles: { children: [['MediaFile', 1, MANY]] },
    MediaFile: media,
    ClickThrough: uri,
    ClickTracking: uri,
    CustomClick: uri,
    CompanionAds: { children: [['Companion', 1, MANY]] },
    Companion: { attributes: { width: NUMBER, height: NUMBER } },
    StaticResource: { text: 'uri', attributes: { creativeType: SOME } },
    CompanionClickThrough: uri,
  };
}
