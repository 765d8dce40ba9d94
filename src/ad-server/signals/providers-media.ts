import type { ProviderSheet } from './sheet.ts';

/** Data about what people watch, play, read and care for. */
export const mediaProviders: readonly ProviderSheet[] = [
  {
    name: 'Lumen Screen Panel',
    domain: 'lumenpanel.example',
    type: 'marketplace',
    countries: ['US', 'GB'],
    sources: ['tv_ott_or_stb_device', 'panel'],
    methodology: 'observed',
    refresh: 'daily',
    lookback: 'monthly',
    platforms: { 'tern-dsp': 60, 'fathom-ctv': 20 },
    minutesHere: 0,
    shelves: [
      {
        path: 'Viewing | Genre',
        prefix: 'watches',
        about: 'Households that watched at least four hours of {} in the last 30 days.',
        topics: ['viewers', 'television', 'TV', 'streaming', 'watch'],
        prices: [{ model: 'cpm', cpm: 2.3 }],
        members:
          'Live football 18.6; Live basketball 11.3; Motor sports 5.4; Tennis 4.2; Cooking shows 12.8; Home makeover shows 9.9; Crime series 21.4; ' +
          'Comedy series 24.3; Science fiction 10.1; Documentaries 15.2; News programs 31.7; Reality shows 17.5; Children’s programs 13.0; Anime 4.8',
      },
      {
        path: 'Viewing | Advertising Exposure',
        prefix: 'exposure',
        about: 'Households by how much television advertising they see: {}.',
        topics: ['television', 'cord cutters', 'incremental reach', 'exposure'],
        prices: [{ model: 'cpm', cpm: 2.7 }],
        members: 'Cord cutters 34; Light linear viewers 27; Heavy streamers 29; Ad-free subscribers 22',
      },
    ],
  },
  {
    name: 'Playfield Interests',
    domain: 'playfield.example',
    type: 'marketplace',
    countries: ['US', 'CA', 'GB', 'AU', 'DE', 'FR', 'ES'],
    sources: ['app_usage', 'app_behavior'],
    methodology: 'inferred',
    refresh: 'weekly',
    lookback: 'monthly',
    platforms: { 'tern-dsp': 30, 'lumen-social': 90 },
    minutesHere: 0,
    shelves: [
      {
        path: 'Interest | Sports and Outdoors',
        prefix: 'likes',
        about: 'People who use applications and sites about {} at least weekly.',
        topics: ['interest', 'sports', 'outdoor', 'enthusiasts', 'fans'],
        prices: [{ model: 'cpm', cpm: 1.2 }],
        members:
          'Hiking 7.6; Running 11.4; Cycling 8.3; Climbing 1.7; Skiing 3.2; Fishing 4.9; Golf 4.4; Yoga 6.2; Football 19.8; Basketball 12.1; Surfing 1.5; Camping 5.9',
      },
      {
        path: 'Interest | Gaming and Technology',
        prefix: 'likes',
        about: 'People who use applications and sites about {} at least weekly.',
        topics: ['interest', 'gaming', 'gamers', 'technology', 'esports'],
        prices: [{ model: 'cpm', cpm: 1.3 }],
        members:
          'Mobile puzzle games 22.5; Role playing games 7.7; Racing games 5.1; Esports 4.6; Virtual reality 1.8; Smart homes 5.0; Photography 6.6; Programming 3.0',
      },
      {
        path: 'Interest | Culture and Home',
        prefix: 'likes',
        about: 'People who use applications and sites about {} at least weekly.',
        topics: ['interest', 'culture', 'home', 'lifestyle', 'food'],
        prices: [{ model: 'cpm', cpm: 1.1 }],
        members:
          'Cooking 16.7; Baking 8.2; Gardening 9.1; Interior design 7.0; Fashion 13.3; Live music 6.8; Books 11.6; Film 14.0; Art 4.3; Sustainable living 5.5; Pets 17.1; Wine tasting 2.5',
      },
    ],
  },
  {
    name: 'Clearwell Lifestyle',
    domain: 'clearwell.example',
    type: 'marketplace',
    countries: ['US'],
    sources: ['online_survey', 'panel'],
    methodology: 'declared',
    refresh: 'quarterly',
    lookback: 'annually',
    platforms: { 'tern-dsp': 1440 },
    minutesHere: 720,
    shelves: [
      {
        path: 'Lifestyle | Wellness',
        prefix: 'wellness',
        about: 'Adults who stated in a survey, with explicit consent, that they care for {}.',
        topics: ['wellness', 'health', 'fitness', 'lifestyle', 'diet'],
        prices: [{ model: 'flat_fee', amount: 2500, period: 'campaign' }],
        restricted: ['health_data'],
        members:
          'Healthy eating 19.3; Better sleep 12.5; Regular exercise 23.8; Stress relief 10.7; Allergy relief 8.4; Quitting smoking 1.9; Heart health 6.3; Sun protection 5.2',
      },
    ],
  },
];
