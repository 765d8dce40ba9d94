import type { ProviderSheet } from './sheet.ts';

const VISITS = ['visitors', 'location', 'foot traffic', 'store visits', 'nearby'];

/** Data about where people are, go and travel, and about the place itself. */
export const placeProviders: readonly ProviderSheet[] = [
  {
    name: 'Waypoint Footfall',
    domain: 'waypoint.example',
    type: 'marketplace',
    countries: ['US', 'GB', 'DE'],
    sources: ['geo_location', 'app_behavior'],
    methodology: 'observed',
    refresh: 'daily',
    lookback: 'monthly',
    platforms: { 'tern-dsp': 60, 'fathom-ctv': 180, 'kerbside-dooh': 30 },
    minutesHere: 0,
    shelves: [
      {
        path: 'Places | Shops and Restaurants',
        prefix: 'visits',
        about: 'Devices seen in {} at least twice in the last 30 days, for five minutes or more.',
        topics: [...VISITS, 'shops', 'restaurants', 'dining'],
        prices: [{ model: 'cpm', cpm: 1.8 }],
        members:
          'Quick service restaurants 31.5; Coffee shops 22.8; Casual dining 17.4; Grocery stores 44.2; Discount stores 19.6; ' +
          'Department stores 9.7; Home improvement stores 16.3; Electronics stores 6.4; Sporting goods stores 7.8; Pharmacies 24.1; ' +
          'Convenience stores 27.9; Shopping malls 13.6',
      },
      {
        path: 'Places | Leisure and Travel',
        prefix: 'visits',
        about: 'Devices seen in {} at least once in the last 30 days.',
        topics: [...VISITS, 'leisure', 'travel', 'events'],
        prices: [{ model: 'cpm', cpm: 2.0 }],
        members:
          'Airports 7.2; Hotels 8.9; Gyms 10.4; Cinemas 6.6; Stadiums 4.7; Theme parks 2.3; National parks 3.1; Car dealerships 3.9; ' +
          'Universities 5.8; Ski resorts 1.2',
      },
    ],
  },
  {
    name: 'Farwind Travel Intent',
    domain: 'farwind.example',
    type: 'marketplace',
    countries: ['US', 'CA', 'GB', 'DE', 'FR', 'NL', 'ES'],
    sources: ['web_usage', 'transaction'],
    methodology: 'observed',
    refresh: 'intra_day',
    lookback: 'weekly',
    platforms: { 'tern-dsp': 15, 'northquay-dsp': 30 },
    minutesHere: 15,
    shelves: [
      {
        path: 'Purchase Intent | Travel | Trip',
        prefix: 'plans',
        about: 'People who searched dates and prices of {} in the last 7 days.',
        topics: ['travel', 'trip', 'holiday', 'vacation', 'buying intent', 'in-market', 'flights', 'hotels'],
        prices: [
          { model: 'cpm', cpm: 2.9 },
          { model: 'cpm', cpm: 2.7, currency: 'EUR' },
        ],
        members:
          'Beach holidays 4.6; City breaks 5.1; Ski holidays 1.4; Cruises 1.2; Business trips 2.3; Family holidays 3.8; Camping trips 1.6; ' +
          'Long-haul flights 2.2; Short-haul flights 4.3; Luxury hotels 1.1; Holiday rentals 3.4; Car rentals 2.6; Rail journeys 2.0; ' +
          'Hiking trips 1.3',
      },
      {
        path: 'Travel | Traveler Type',
        prefix: 'traveler',
        about: 'Type of traveler by the trips of two years: {}.',
        topics: ['travel', 'traveler', 'frequent flyer'],
        prices: [{ model: 'cpm', cpm: 1.9 }],
        values: { categories: ['solo', 'couple', 'family', 'group', 'business'] },
        members: 'Traveler type 38',
      },
    ],
  },
  {
    name: 'Skyline Conditions',
    domain: 'skylineconditions.example',
    type: 'marketplace',
    countries: ['US', 'CA', 'GB', 'AU', 'DE', 'FR', 'NL', 'ES', 'AT', 'CH'],
    sources: ['geo_location'],
    methodology: 'derived',
    refresh: 'intra_day',
    lookback: 'intra_day',
    platforms: { 'tern-dsp': 5, 'kerbside-dooh': 5 },
    minutesHere: 0,
    shelves: [
      {
        path: 'Context | Weather | Measured',
        prefix: 'weather',
        about: 'Current {} at the place of the impression, without data about the person.',
        topics: ['weather', 'context', 'local', 'forecast', 'cookieless'],
        prices: [{ model: 'cpm', cpm: 0.6 }],
        values: { range: [-40, 130] },
        members: 'Temperature in degrees 99; Wind speed in miles per hour 99; Humidity in percent 99',
      },
      {
        path: 'Context | Weather | Trigger',
        prefix: 'weather',
        about: 'Places where there is {} now or within three hours.',
        topics: ['weather', 'context', 'trigger', 'local'],
        prices: [{ model: 'cpm', cpm: 0.7 }],
        members:
          'Rain 21; Snow 4.8; Sunshine 46; Heat wave 7.5; Frost 6.2; High pollen 12.6; Poor air quality 5.7; Thunderstorm 3.9; Strong wind 8.3',
      },
    ],
  },
];
