const SITE = 'https://harbourlane.example';

/** The house that sells through the agent, in the form of its brand.json. */
export const builtInSeller = {
  version: '1.0',
  house: { domain: 'harbourlane.example', name: 'Harbour Lane Media', architecture: 'house_of_brands' },
  brands: [
    {
      id: 'harbour_lane',
      names: [{ en: 'Harbour Lane' }],
      keller_type: 'master',
      url: SITE,
      description:
        'News, films, stations and screens, and the measurement of the campaigns that run on them.',
      industries: ['media_entertainment.publishing'],
      logos: [{ url: `${SITE}/brand/harbour-lane.svg`, orientation: 'horizontal', background: 'light-bg' }],
      properties: [
        { type: 'website', identifier: 'harbourlane.example', primary: true },
        { type: 'website', identifier: 'pantryandpine.example' },
        { type: 'website', identifier: 'trailandtide.example' },
        { type: 'website', identifier: 'kerbside.example', relationship: 'delegated' },
      ],
    },
  ],
};
