const SITE = 'https://northlightrights.example';

const portrait = (id: string) => ({
  url: `${SITE}/press/${id}.jpg`,
  orientation: 'square',
  background: 'light-bg',
  variant: 'icon',
  width: 512,
  height: 512,
});

/** A house of people, a figure, a band and an archive who do not exist, in the form of its brand.json. */
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
