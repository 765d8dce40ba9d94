import type { CoreProductFormatDeclaration } from '../../../../generated/types/core.ts';
import type { FormatOptionEntry } from '../document.ts';

type Canonical = Pick<CoreProductFormatDeclaration, 'format_kind' | 'params'>;

const sized = (format_kind: 'image' | 'html5', width: string, height: string): Canonical => ({
  format_kind,
  params: { width: Number(width), height: Number(height) },
});
const lasting = (format_kind: 'video_hosted' | 'audio_hosted', seconds: string): Canonical => ({
  format_kind,
  params: { duration_ms_exact: Number(seconds) * 1000 },
});

/** Slots of a named format, which a canonical kind has otherwise or not at all. */
type Slot = readonly [assetGroupId: string, assetType: string, more?: object];
const withSlots = (
  format_kind: Canonical['format_kind'],
  params: object,
  slots: readonly Slot[],
): Canonical => ({
  format_kind,
  params: {
    ...params,
    slots: slots.map(([asset_group_id, asset_type, more]) => ({
      asset_group_id,
      asset_type,
      required: true,
      ...more,
    })),
  },
});

const upright = (seconds: string): Canonical => {
  const { format_kind, params } = lasting('video_hosted', seconds);
  return { format_kind, params: { ...params, orientation: 'vertical', aspect_ratio: '9:16' } };
};

/**
 * Built-in formats that no canonical kind describes, each with the reason. They are only named.
 *
 * @internal a test compares it with the formats
 */
export const NAMED_ONLY: ReadonlyMap<string, string> = new Map([
  ['display_script', 'The script itself is sent; a canonical tag is an address.'],
  ['podcast_host_read', 'A person reads a text; no canonical kind is a text alone.'],
  ['dooh_audio_15s', 'A picture and a sound are played at once; each canonical kind has one of them.'],
]);

/** Canonical kinds of the built-in formats, by their ids. */
const KINDS: readonly (readonly [RegExp, (...sizes: string[]) => Canonical])[] = [
  [/^(?:display|dooh)_(\d+)x(\d+)$/, (width = '', height = '') => sized('image', width, height)],
  [
    /^display_html_(\d+)x(\d+)$/,
    (width = '', height = '') => withSlots('html5', sized('html5', width, height).params, [['html', 'html']]),
  ],
  [/^display_html$/, () => withSlots('html5', {}, [['html', 'html']])],
  [/^display_image$/, () => ({ format_kind: 'image', params: { max_file_size_kb: 250 } })],
  [/^display_tag$/, () => ({ format_kind: 'display_tag', params: {} })],
  [
    /^display_takeover$/,
    () =>
      withSlots('image', { width: 970, height: 250 }, [
        ['billboard_image', 'image'],
        ['left_image', 'image'],
        ['right_image', 'image'],
      ]),
  ],
  [
    /^newsletter_sponsor$/,
    () =>
      withSlots(
        'native_in_feed',
        { body_text_max_chars: 300, main_image_sizes: [{ width: 600, height: 300 }] },
        [
          ['main_image', 'image'],
          ['headline', 'text', { max_chars: 70 }],
          ['body', 'text', { max_chars: 300 }],
        ],
      ),
  ],
  [
    /^native_article$/,
    () =>
      withSlots('native_in_feed', { main_image_sizes: [{ width: 1600, height: 900 }] }, [
        ['headline', 'text', { max_chars: 90 }],
        ['main_image', 'image'],
      ]),
  ],
  [
    /^product_card$/,
    () =>
      withSlots('native_in_feed', { title_max_chars: 80, cta_max_chars: 20 }, [
        ['product_image', 'image'],
        ['title', 'text', { max_chars: 80 }],
        ['description', 'text', { required: false, max_chars: 160 }],
        ['call_to_action', 'text', { max_chars: 20 }],
      ]),
  ],
  [/^responsive_display$/, () => ({ format_kind: 'responsive_creative', params: {} })],
  [/^(?:social_story_video|gaming_rewarded_15s)$/, () => upright('15')],
  [/^dooh_video_(\d+)s$/, (seconds = '') => lasting('video_hosted', seconds)],
  [/^html5_(\d+)x(\d+)$/, (width = '', height = '') => sized('html5', width, height)],
  [/^(?:video|ctv|tv_spot)_(\d+)s$/, (seconds = '') => lasting('video_hosted', seconds)],
  [/^audio_(\d+)s$/, (seconds = '') => lasting('audio_hosted', seconds)],
  [/^video_vast(?:_template)?$/, () => ({ format_kind: 'video_vast', params: { vast_version: '4.2' } })],
  [/^audio_daast$/, () => ({ format_kind: 'audio_daast', params: { daast_version: '1.0' } })],
  [/^retail_aisle_banner$/, () => sized('image', '1440', '320')],
  [/^social_post_image$/, () => sized('image', '1080', '1080')],
  [
    /^native_card$/,
    () => ({
      format_kind: 'native_in_feed',
      params: { title_max_chars: 60, body_text_max_chars: 140, cta_max_chars: 20 },
    }),
  ],
  [/^social_carousel$/, () => ({ format_kind: 'image_carousel', params: { min_cards: 2, max_cards: 10 } })],
  [
    /^sponsored_listing$/,
    () => ({
      format_kind: 'sponsored_placement',
      params: { supported_catalog_types: ['product'], min_items: 1, max_items: 100 },
    }),
  ],
  [
    /^retail_sponsored_product$/,
    () => ({
      format_kind: 'sponsored_placement',
      params: { supported_catalog_types: ['product'], max_items: 500 },
    }),
  ],
];

/** The named formats of a product as canonical kinds. */
export const formatOptions = (formatIds: readonly string[]): FormatOptionEntry[] =>
  formatIds.flatMap((id): FormatOptionEntry[] => {
    for (const [pattern, kindOf] of KINDS) {
      const match = pattern.exec(id);
      if (match !== null)
        return [{ format_option_id: id, ...kindOf(...match.slice(1)), v1_format_ref: [id] }];
    }
    return [];
  });
