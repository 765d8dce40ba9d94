import type { ProviderSheet } from './sheet.ts';

/** Data about households, people and their means. */
export const peopleProviders: readonly ProviderSheet[] = [
  {
    name: 'Hearthstone Households',
    domain: 'hearthstone.example',
    type: 'marketplace',
    countries: ['US'],
    sources: ['public_record_other', 'offline_survey'],
    methodology: 'declared',
    refresh: 'monthly',
    lookback: 'annually',
    platforms: { 'tern-dsp': 120, 'northquay-dsp': 120, 'fathom-ctv': 360 },
    minutesHere: 0,
    shelves: [
      {
        path: 'Demographic | Household',
        prefix: 'household',
        about: 'Households by {}, from public records and surveys.',
        topics: ['demographic', 'household', 'income', 'family', 'home'],
        prices: [{ model: 'cpm', cpm: 1.1 }],
        values: {
          categories: ['lowest fifth', 'second fifth', 'middle fifth', 'fourth fifth', 'highest fifth'],
        },
        members: 'Income 88; Net worth 81; Home value 64',
      },
      {
        path: 'Life Events | Recent',
        prefix: 'recent',
        about: 'Households with one of these events in the last six months: {}.',
        topics: ['life events', 'life stage', 'family', 'moving', 'parents'],
        prices: [{ model: 'cpm', cpm: 2.2 }],
        restricted: ['familial_status'],
        members:
          'New parents 1.4; Expecting parents 0.7; Newlyweds 0.9; New movers 2.6; New homeowners 1.7; Empty nesters 3.8; Recent graduates 1.9; ' +
          'Retired this year 1.2; New pet owners 2.1',
      },
      {
        path: 'Home | Property',
        prefix: 'home',
        about: 'Households that live in or with {}.',
        topics: ['home', 'property', 'owners', 'renters', 'garden'],
        prices: [{ model: 'cpm', cpm: 1.3 }],
        members:
          'Single family houses 52; Rented flats 31; Swimming pools 6.8; Solar panels 5.3; Large gardens 18.4; Fireplaces 22.7; Homes older than fifty years 27.5',
      },
    ],
  },
  {
    name: 'Ledgerline Finance',
    domain: 'ledgerline.example',
    type: 'marketplace',
    countries: ['US', 'GB'],
    sources: ['transaction', 'credit_data'],
    methodology: 'modeled',
    refresh: 'weekly',
    lookback: 'quarterly',
    platforms: { 'tern-dsp': 90, 'northquay-dsp': 90 },
    minutesHere: 60,
    shelves: [
      {
        path: 'Purchase Intent | Finance and Insurance',
        prefix: 'seeks',
        about: 'Adults likely to apply for {} within 90 days, modeled from payments.',
        topics: ['finance', 'banking', 'insurance', 'buying intent', 'in-market', 'loan'],
        prices: [
          { model: 'cpm', cpm: 3.4 },
          { model: 'flat_fee', amount: 1800, period: 'monthly' },
        ],
        members:
          'Credit cards 6.4; Travel credit cards 2.1; Mortgages 1.9; Refinancing 1.3; Personal loans 4.2; Savings accounts 5.6; ' +
          'Brokerage accounts 2.4; Retirement plans 2.8; Car insurance 7.1; Home insurance 3.7; Life insurance 2.2; Pet insurance 1.0; ' +
          'Business loans 0.8; Student loans 1.1',
      },
      {
        path: 'Finance | Spending Score',
        prefix: 'spend',
        about: 'Spending of the household in the last quarter against the average, 0 to 200: {}.',
        topics: ['spending', 'score', 'transactions'],
        prices: [{ model: 'cpm', cpm: 2.8 }],
        values: { range: [0, 200] },
        members: 'Dining out 71; Travel 66; Home improvement 58; Charitable giving 41',
      },
    ],
  },
  {
    name: 'Boardwalk Business Graph',
    domain: 'boardwalkgraph.example',
    type: 'marketplace',
    countries: ['US', 'CA', 'GB', 'DE', 'FR', 'NL'],
    sources: ['web_usage', 'email'],
    methodology: 'derived',
    refresh: 'monthly',
    lookback: 'bi_annually',
    platforms: { 'tern-dsp': 60, 'northquay-dsp': 60, 'lumen-social': 240 },
    minutesHere: 45,
    shelves: [
      {
        path: 'Business | Job Function',
        prefix: 'works_in',
        about: 'Professionals who work in {}.',
        topics: ['B2B', 'business', 'professionals', 'decision makers', 'job'],
        prices: [{ model: 'cpm', cpm: 4.2 }],
        members:
          'Information technology 4.1; Finance departments 3.3; Human resources 2.2; Marketing 2.9; Sales 5.4; Operations 4.6; Engineering 3.7; ' +
          'Legal departments 1.1; Procurement 0.9; Executive management 1.6',
      },
      {
        path: 'Business | Industry',
        prefix: 'industry',
        about: 'Employees of companies in {}.',
        topics: ['B2B', 'business', 'company', 'industry', 'account based'],
        prices: [{ model: 'cpm', cpm: 3.6 }],
        members:
          'Manufacturing 6.7; Health services 8.1; Education 6.0; Construction 4.4; Logistics 3.2; Software 3.9; Retail trade 7.7; Public administration 4.0; Hospitality 4.9; Energy 1.8',
      },
      {
        path: 'Business | Firmographics',
        prefix: 'company',
        about: 'Professionals by {} of their employer.',
        topics: ['B2B', 'company size', 'employees', 'firmographic'],
        prices: [{ model: 'cpm', cpm: 3.1 }],
        values: { categories: ['1-9', '10-49', '50-249', '250-999', '1000 and more'] },
        members: 'Number of employees 47',
      },
    ],
  },
  {
    name: 'Civic Atlas',
    domain: 'civicatlas.example',
    type: 'marketplace',
    countries: ['US', 'GB', 'DE', 'FR'],
    sources: ['public_record_census'],
    methodology: 'derived',
    refresh: 'annually',
    lookback: 'annually',
    platforms: { 'tern-dsp': 30, 'kerbside-dooh': 30 },
    minutesHere: 0,
    shelves: [
      {
        path: 'Demographic | Area',
        prefix: 'area',
        about: 'Small areas by {}, from the census; no data about single people.',
        topics: ['demographic', 'census', 'area', 'neighborhood', 'cookieless'],
        prices: [{ model: 'cpm', cpm: 0.5 }],
        members:
          'Urban core 33; Suburbs 48; Rural areas 19; Student districts 4.4; High share of families 29; High share of commuters 24; Growing population 17; ' +
          'Many new buildings 8.7; Many detached houses 41; Multilingual areas 13',
      },
    ],
  },
];

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
