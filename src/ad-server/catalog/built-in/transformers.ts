import {
  STANDARD_PRICE,
  type TransformerEntry,
  type TransformerParam,
} from '../../../domain/creatives/transformers.ts';

const VOICES = [
  'Ada',
  'Bram',
  'Cleo',
  'Dara',
  'Elin',
  'Finn',
  'Greta',
  'Hugo',
  'Imani',
  'Jonas',
  'Kaja',
  'Liam',
  'Maya',
  'Noor',
  'Otto',
  'Priya',
  'Quinn',
  'Rosa',
  'Sami',
  'Tove',
  'Uma',
  'Viggo',
  'Wren',
  'Yara',
];
const LANGUAGES = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'nl-NL'];

const theme: TransformerParam = {
  field: 'theme',
  type: 'string',
  value_source: 'inline',
  allowed_values: ['brand', 'light', 'dark'],
  default: 'brand',
  description: 'Colors of the creative: those of the brand, dark on light, or light on dark.',
};
const headline: TransformerParam = {
  field: 'headline',
  type: 'string',
  value_source: 'free_text',
  max_length: 80,
  description: 'Headline to use in place of the one from the brief.',
};
const call: TransformerParam = {
  field: 'cta',
  type: 'string',
  value_source: 'free_text',
  max_length: 25,
  description: 'Call to action on the button.',
};

const spokenBy = (voices: readonly string[]): TransformerParam[] => [
  {
    field: 'voice',
    type: 'string',
    value_source: 'enumerable',
    choices: voices.map((label, at) => ({
      value: label.toLowerCase(),
      label,
      metadata: { language: LANGUAGES[at % LANGUAGES.length] },
    })),
    default: 'ada',
    description: 'Voice that speaks the script.',
  },
  {
    field: 'mastering_preset',
    type: 'string',
    value_source: 'inline',
    allowed_values: ['balanced', 'podcast', 'radio', 'streaming', 'voiceenhanced', 'musicenhanced'],
    default: 'balanced',
    description: 'Mix of voice and room that the recording is mastered for.',
  },
  {
    field: 'speaking_rate',
    type: 'number',
    value_source: 'range',
    minimum: 0.5,
    maximum: 2,
    default: 1,
    description: 'Speed of the voice; 1 is its natural speed.',
  },
];

const price = (id: string, productionMinor: number) => ({
  ...STANDARD_PRICE,
  pricing_option_id: id,
  productionMinor,
});

export const builtInTransformers: readonly TransformerEntry[] = [
  {
    transformer_id: 'brand_banner',
    name: 'Brand banner',
    description:
      'Sets a banner in the colors, the logo and the fonts of a brand, from a brief or an earlier banner.',
    input_format_ids: [],
    output_format_ids: [
      'display_300x250',
      'display_728x90',
      'display_320x50',
      'display_300x600',
      'display_970x250',
      'display_160x600',
      'display_html_300x250',
      'display_html_728x90',
      'display_html_300x600',
      'display_html_970x250',
      'display_html_320x50',
      'display_html',
      'native_card',
      'responsive_display',
    ],
    params: [theme, headline, call],
    price: price('brand_banner_render', 400),
    dimensions: ['theme', 'best_of_n', 'transformer_config', 'custom'],
    fansOut: true,
  },
  {
    transformer_id: 'product_cards',
    name: 'Product cards',
    description: 'Turns items of a catalog into cards, banners and carousels of products.',
    input_format_ids: ['retail_sponsored_product', 'sponsored_listing'],
    output_format_ids: ['product_card', 'social_carousel', 'display_html_300x250', 'display_html_300x600'],
    params: [theme, call],
    price: price('product_cards_render', 125),
    dimensions: ['theme', 'transformer_config'],
    fansOut: true,
  },
  {
    transformer_id: 'spoken_script',
    name: 'Voice-over script',
    description:
      'Writes the talking points of an audio or podcast spot from a brief, for a voice of your choice.',
    input_format_ids: [],
    output_format_ids: ['podcast_host_read'],
    params: spokenBy(VOICES),
    price: price('spoken_script_render', 900),
    dimensions: ['voice', 'transformer_config', 'best_of_n'],
    fansOut: false,
  },
];

/** Transformers, and a voice, that clients of the protocol name without discovering them first; no list returns them. */
export const standInTransformers: readonly TransformerEntry[] = [
  {
    transformer_id: 'audiostack_voiceover',
    name: 'Voice-over',
    description: 'Writes a voice-over from a brief, for a voice of your choice.',
    input_format_ids: [],
    output_format_ids: ['audio_vo'],
    params: spokenBy([...VOICES, 'Isaac']),
    price: price('voiceover_render', 900),
    dimensions: ['voice', 'transformer_config', 'best_of_n'],
    fansOut: false,
  },
];
