const SELLER_SITE = 'https://harbourlane.example';

/** The house that sells through the agent, in the form of its brand.json. */
export const builtInSeller = {
  version: '1.0',
  house: { domain: 'harbourlane.example', name: 'Harbour Lane Media', architecture: 'house_of_brands' },
  brands: [
    {
      id: 'harbour_lane',
      names: [{ en: 'Harbour Lane' }],
      keller_type: 'master',
      url: SELLER_SITE,
      description:
        'News, films, stations and screens, and the measurement of the campaigns that run on them.',
      industries: ['media_entertainment.publishing'],
      logos: [
        { url: `${SELLER_SITE}/brand/harbour-lane.svg`, orientation: 'horizontal', background: 'light-bg' },
      ],
      properties: [
        { type: 'website', identifier: 'harbourlane.example', primary: true },
        { type: 'website', identifier: 'pantryandpine.example' },
        { type: 'website', identifier: 'trailandtide.example' },
        { type: 'website', identifier: 'kerbside.example', relationship: 'delegated' },
      ],
    },
  ],
};

const HOUSE_SITE = 'https://meadowlarkfoods.example';

/** A house with two brands, in the form of its brand.json. */
export const builtInHouse = {
  version: '1.0',
  house: { domain: 'meadowlarkfoods.example', name: 'Meadowlark Foods', architecture: 'hybrid' },
  brand_refs: [{ domain: 'oatandfield.example', brand_id: 'oat_and_field' }],
  trademarks: [
    {
      registry: 'EUIPO',
      number: '018 200 301',
      mark: 'Meadowlark',
      status: 'active',
      countries: ['DE', 'FR'],
    },
    { registry: 'USPTO', number: '97-200,301', mark: 'Meadowlark', status: 'pending', countries: ['US'] },
    { registry: 'USPTO', number: '88-000,017', mark: 'Larkflakes', status: 'expired', countries: ['US'] },
    {
      registry: 'EUIPO',
      number: '018 200 302',
      mark: 'Captain Pip',
      status: 'active',
      license_type: 'licensed_in',
      licensor_domain: 'northlightrights.example',
    },
  ],
  brands: [
    {
      id: 'meadowlark',
      names: [{ en: 'Meadowlark' }, { de: 'Meadowlark' }],
      keller_type: 'master',
      url: HOUSE_SITE,
      properties: [
        { type: 'website', identifier: 'meadowlarkfoods.example', primary: true },
        { type: 'mobile_app', identifier: 'example.meadowlarkfoods.recipes', store: 'google' },
        { type: 'podcast', identifier: 'https://podcasts.example/up-with-the-lark' },
        { type: 'website', identifier: 'breakfastclub.example', relationship: 'delegated' },
      ],
      description:
        'Breakfast cereals and oat drinks from grain that is grown within a day’s drive of the mill.',
      industries: ['food_beverage.packaged_goods', 'cpg'],
      tagline: [{ en: 'Up with the lark.' }, { de: 'Mit der Lerche auf.' }],
      logos: [
        {
          url: `${HOUSE_SITE}/brand/meadowlark-horizontal.svg`,
          orientation: 'horizontal',
          background: 'light-bg',
          variant: 'primary',
          tags: ['full_color'],
          width: 640,
          height: 160,
        },
        {
          url: `${HOUSE_SITE}/brand/meadowlark-icon.png`,
          orientation: 'square',
          background: 'transparent-bg',
          variant: 'icon',
          usage: 'Where there is room for less than 120 pixels.',
          width: 512,
          height: 512,
        },
      ],
      colors: {
        primary: '#E0A526',
        secondary: '#2F5D50',
        accent: ['#C8553D', '#F4E3B2'],
        background: '#FFFDF7',
        text: '#23302B',
      },
      fonts: {
        primary: { family: 'Bitter', fallbacks: ['Georgia', 'serif'] },
        secondary: 'Source Sans 3',
      },
      tone: {
        voice: 'Warm and plain, like a neighbour at the garden fence.',
        attributes: ['friendly', 'down to earth', 'curious'],
        dos: ['Name the farm or the mill.', 'Write short sentences.'],
        donts: ['Promise health effects.', 'Use superlatives.'],
      },
      visual_guidelines: {
        photography: { light: 'morning', people: 'hands at work rather than faces' },
        restrictions: ['Never put the logo on a photograph of food.'],
      },
      voice_synthesis: { provider: 'voices.example', voice_id: 'lark-en-1', settings: { speed: 0.95 } },
      assets: [
        {
          asset_id: 'meadowlark-field-at-dawn',
          asset_type: 'image',
          url: `${HOUSE_SITE}/brand/field-at-dawn.jpg`,
          name: 'Field at dawn',
          tags: ['background', 'landscape'],
          width: 3840,
          height: 2160,
          format: 'jpg',
        },
        {
          asset_id: 'meadowlark-sound-logo',
          asset_type: 'audio',
          url: `${HOUSE_SITE}/brand/sound-logo.mp3`,
          name: 'Sound logo',
          duration_seconds: 2.4,
          format: 'mp3',
        },
      ],
      rights: {
        available_uses: ['name', 'sync', 'commercial'],
        countries: ['US', 'CA', 'DE'],
        exclusivity_model: 'non-exclusive',
        content_restrictions: ['No alcohol, tobacco or gambling beside the brand.'],
      },
    },
    {
      id: 'larkbar',
      names: [{ en: 'Larkbar' }],
      keller_type: 'endorsed',
      parent_brand: 'meadowlark',
      url: 'https://larkbar.example',
      description: 'Oat bars for the way, endorsed by Meadowlark.',
      industries: ['food_beverage.packaged_goods'],
      tagline: 'One for the road.',
      logos: [
        {
          url: `${HOUSE_SITE}/brand/larkbar-wordmark.svg`,
          orientation: 'horizontal',
          background: 'dark-bg',
          variant: 'wordmark',
          width: 480,
          height: 120,
        },
      ],
      colors: { primary: '#C8553D', background: '#FFFDF7', text: '#23302B' },
      tone: 'Quick and cheerful.',
    },
  ],
};

const TALENTS_SITE = 'https://northlightrights.example';

const portrait = (id: string) => ({
  url: `${TALENTS_SITE}/press/${id}.jpg`,
  orientation: 'square',
  background: 'light-bg',
  variant: 'icon',
  width: 512,
  height: 512,
});

/** A house of fictional people, a figure, a band and an archive, in the form of its brand.json. */
export const builtInTalents = {
  version: '1.0',
  house: { domain: 'northlightrights.example', name: 'Northlight Rights', architecture: 'house_of_brands' },
  trademarks: [
    {
      registry: 'EUIPO',
      number: '018 300 001',
      mark: 'Captain Pip',
      status: 'active',
      license_type: 'licensed_out',
    },
  ],
  brands: [
    {
      id: 'ada_lindqvist',
      names: [{ en: 'Ada Lindqvist' }, { sv: 'Ada Lindqvist' }],
      keller_type: 'independent',
      description: 'Long-distance hiker and host of travel films about cold places.',
      industries: ['travel_hospitality.tourism', 'media_entertainment.film_tv'],
      logos: [portrait('ada-lindqvist')],
      tone: { voice: 'Calm, dry and precise.', attributes: ['outdoors', 'endurance'] },
      voice_synthesis: { provider: 'voices.example', voice_id: 'ada-sv-en-2', settings: { speed: 1 } },
      rights: {
        available_uses: ['likeness', 'voice', 'name', 'endorsement', 'commercial', 'ai_generated_image'],
        excluded_countries: ['CN'],
        exclusivity_model: 'exclusive per country',
        content_restrictions: ['No fur, no cruises, no political content.'],
      },
    },
    {
      id: 'tomas_okafor',
      names: [{ en: 'Tomas Okafor' }],
      keller_type: 'independent',
      description: 'Voice of audio books, trailers and station announcements.',
      industries: ['media_entertainment'],
      logos: [portrait('tomas-okafor')],
      voice_synthesis: { provider: 'voices.example', voice_id: 'tomas-en-1', settings: { speed: 0.95 } },
      rights: {
        available_uses: ['voice', 'name', 'commercial', 'editorial'],
        countries: ['US', 'GB', 'CA', 'NG', 'DE'],
        exclusivity_model: 'non-exclusive',
        content_restrictions: ['No gambling.'],
      },
    },
    {
      id: 'captain_pip',
      names: [{ en: 'Captain Pip' }, { de: 'Kapitän Pip' }],
      keller_type: 'independent',
      description:
        'A puffin who sails a tea kettle; a figure for breakfast tables and children’s programmes.',
      industries: ['media_entertainment'],
      logos: [portrait('captain-pip')],
      colors: { primary: '#F28C28', background: '#FFFFFF', text: '#1C1C1C' },
      rights: {
        available_uses: ['likeness', 'name', 'catchphrase', 'commercial', 'ai_generated_image'],
        exclusivity_model: 'exclusive per country',
        content_restrictions: ['No alcohol, tobacco, gambling or weapons.'],
      },
    },
    {
      id: 'velvet_harbor',
      names: [{ en: 'Velvet Harbor' }],
      keller_type: 'independent',
      description: 'Five-piece band between soul and sea shanty.',
      industries: ['media_entertainment'],
      logos: [portrait('velvet-harbor')],
      rights: {
        available_uses: ['sync', 'background_music', 'name', 'commercial', 'editorial'],
        exclusivity_model: 'non-exclusive',
        content_restrictions: ['No political content.'],
      },
    },
    {
      id: 'fieldnote_archive',
      names: [{ en: 'Fieldnote Archive' }],
      keller_type: 'independent',
      description: 'Photographs of farms, mills, markets and kitchens since 1950.',
      industries: ['media_entertainment'],
      logos: [portrait('fieldnote-archive')],
      rights: {
        available_uses: ['editorial', 'commercial', 'ai_generated_image'],
        exclusivity_model: 'non-exclusive',
        content_restrictions: ['People in the pictures must not be named.'],
      },
    },
  ],
};
