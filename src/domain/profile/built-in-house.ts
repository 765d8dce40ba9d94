const SITE = 'https://meadowlarkfoods.example';

/** A house with two brands, in the form of its brand.json. */
export const builtInHouse = {
  version: '1.0',
  house: { domain: 'meadowlarkfoods.example', name: 'Meadowlark Foods', architecture: 'hybrid' },
  brands: [
    {
      id: 'meadowlark',
      names: [{ en: 'Meadowlark' }, { de: 'Meadowlark' }],
      keller_type: 'master',
      url: SITE,
      description:
        'Breakfast cereals and oat drinks from grain that is grown within a day’s drive of the mill.',
      industries: ['food_and_beverage', 'consumer_packaged_goods'],
      tagline: [{ en: 'Up with the lark.' }, { de: 'Mit der Lerche auf.' }],
      logos: [
        {
          url: `${SITE}/brand/meadowlark-horizontal.svg`,
          orientation: 'horizontal',
          background: 'light-bg',
          variant: 'primary',
          tags: ['full_color'],
          width: 640,
          height: 160,
        },
        {
          url: `${SITE}/brand/meadowlark-icon.png`,
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
          url: `${SITE}/brand/field-at-dawn.jpg`,
          name: 'Field at dawn',
          tags: ['background', 'landscape'],
          width: 3840,
          height: 2160,
          format: 'jpg',
        },
        {
          asset_id: 'meadowlark-sound-logo',
          asset_type: 'audio',
          url: `${SITE}/brand/sound-logo.mp3`,
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
      description: 'Oat bars for the way, endorsed by Meadowlark.',
      industries: ['food_and_beverage'],
      tagline: 'One for the road.',
      logos: [
        {
          url: `${SITE}/brand/larkbar-wordmark.svg`,
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
