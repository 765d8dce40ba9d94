import type { ProviderSheet } from './sheet.ts';

const INTENT = ['buying intent', 'purchase intent', 'in-market', 'shoppers', 'buyers', 'ready to buy'];
const PURCHASES = ['purchases', 'shoppers', 'buyers', 'households', 'grocery', 'retail', 'consumer goods'];

/** Data about what people plan to buy and have bought. */
export const shoppingProviders: readonly ProviderSheet[] = [
  {
    name: 'Meridian Auto Data',
    domain: 'meridianauto.example',
    type: 'marketplace',
    countries: ['US', 'CA'],
    sources: ['web_usage', 'public_record_other'],
    methodology: 'observed',
    refresh: 'daily',
    lookback: 'monthly',
    platforms: { 'tern-dsp': 30, 'northquay-dsp': 60, 'fathom-ctv': 240 },
    minutesHere: 0,
    shelves: [
      {
        path: 'Purchase Intent | Automotive | Body Style and Fuel',
        prefix: 'in_market',
        about: 'Adults who compared prices, trims or dealers of {} in the last 30 days.',
        topics: [...INTENT, 'car', 'auto', 'vehicle', 'dealer', 'EV', 'electric'],
        prices: [
          { model: 'cpm', cpm: 2.6 },
          { model: 'percent_of_media', percent: 14, max_cpm: 3.4 },
        ],
        members:
          'Electric cars 2.4; Plug-in hybrids 1.8; Hybrid cars 3.1; Sport utility vehicles 7.9; Compact SUVs 5.2; ' +
          'Luxury SUVs 1.6; Pickup trucks 4.8; Electric pickup trucks 0.6; Minivans 1.9; Small cars 3.4; Sports cars 0.9; ' +
          'Luxury sedans 1.3; Commercial vans 0.7; Certified used cars 5.6',
      },
      {
        path: 'Purchase Intent | Automotive | Services and Parts',
        prefix: 'in_market',
        about: 'Vehicle owners who searched for {} in the last 30 days.',
        topics: [...INTENT, 'car', 'auto', 'service', 'parts'],
        prices: [{ model: 'cpm', cpm: 1.9 }],
        members:
          'Tires 3.7; Vehicle leases 1.5; Car loans 2.8; Roadside assistance 1.1; Home charging stations 0.8',
      },
      {
        path: 'Ownership | Automotive | Score',
        prefix: 'score',
        about: 'Probability from 0 to 100 that the household replaces its vehicle within six months ({}).',
        topics: ['propensity', 'score', 'vehicle', 'car'],
        prices: [{ model: 'cpm', cpm: 3.2 }],
        values: { range: [0, 100] },
        members: 'Vehicle replacement 61',
      },
    ],
  },
  {
    name: 'Cartwright Basket Panel',
    domain: 'cartwright.example',
    type: 'marketplace',
    countries: ['US'],
    sources: ['loyalty_card', 'offline_transaction'],
    methodology: 'observed',
    refresh: 'weekly',
    lookback: 'quarterly',
    platforms: { 'tern-dsp': 45, 'northquay-dsp': 45, 'basketway-retail': 15 },
    minutesHere: 0,
    shelves: [
      {
        path: 'Past Purchases | Food and Drink',
        prefix: 'buys',
        about: 'Households that bought {} at least twice in the last 12 weeks, from loyalty cards.',
        topics: [...PURCHASES, 'food', 'drink', 'snacks'],
        prices: [{ model: 'cpm', cpm: 1.75 }],
        members:
          'Organic produce 11.2; Plant-based milk 8.6; Sparkling water 14.9; Energy drinks 9.3; Craft beer 6.1; Wine 12.4; ' +
          'Coffee beans 10.8; Frozen meals 18.2; Breakfast cereal 24.7; Salty snacks 28.3; Chocolate 21.6; Gluten-free food 5.4; ' +
          'Baby food 3.3; Protein bars 6.9',
      },
      {
        path: 'Past Purchases | Household and Care',
        prefix: 'buys',
        about: 'Households that bought {} at least twice in the last 12 weeks, from loyalty cards.',
        topics: [...PURCHASES, 'household', 'beauty', 'care'],
        prices: [{ model: 'cpm', cpm: 1.6 }],
        members:
          'Laundry detergent 26.1; Disposable diapers 4.2; Dog food 15.7; Cat food 11.9; Skin care 13.8; Hair color 5.1; ' +
          'Razor blades 8.8; Cleaning sprays 19.4; Vitamins 12.7; Cosmetics 14.3',
      },
      {
        path: 'Loyalty | Shopper Type',
        prefix: 'shopper',
        about: 'Type of shopper that a household is, by its baskets of a year: {}.',
        topics: ['shopper type', 'loyalty', 'value', 'premium'],
        prices: [{ model: 'cpm', cpm: 1.4 }],
        values: { categories: ['bargain hunter', 'brand loyal', 'stock-up', 'convenience', 'premium'] },
        members: 'Shopper type 74',
      },
    ],
  },
  {
    name: 'Clickharbour Commerce',
    domain: 'clickharbour.example',
    type: 'marketplace',
    countries: ['US', 'CA', 'GB', 'AU'],
    sources: ['online_ecommerce', 'web_usage'],
    methodology: 'observed',
    refresh: 'intra_day',
    lookback: 'weekly',
    platforms: { 'tern-dsp': 10, 'northquay-dsp': 20, 'lumen-social': 60 },
    minutesHere: 20,
    shelves: [
      {
        path: 'Purchase Intent | Online Retail',
        prefix: 'intent',
        about: 'People who viewed or put into a basket {} in at least two online shops within 7 days.',
        topics: [...INTENT, 'online', 'ecommerce', 'cart', 'retail'],
        prices: [
          { model: 'cpm', cpm: 2.1 },
          { model: 'percent_of_media', percent: 12, max_cpm: 2.8 },
        ],
        members:
          'Running shoes 4.4; Trail boots 1.2; Outdoor clothing 3.6; Winter jackets 2.9; Laptops 3.8; Smartphones 6.2; Televisions 3.3; ' +
          'Headphones 4.1; Game consoles 2.7; Smart home devices 2.2; Sofas 1.9; Mattresses 1.4; Kitchen appliances 3.5; Power tools 2.0; ' +
          'Garden furniture 1.1; Fine jewelry 0.8; Watches 1.0; Toys 5.3; Bicycles 0.9; Fitness equipment 1.7; Luggage 1.3; Eyewear 1.5',
      },
      {
        path: 'Purchase Intent | Subscriptions',
        prefix: 'intent',
        about: 'People who compared plans of {} within 7 days.',
        topics: [...INTENT, 'subscription', 'plan', 'switch'],
        prices: [{ model: 'cpm', cpm: 2.4 }],
        members:
          'Mobile plans 2.6; Broadband 2.1; Meal kits 1.4; Video streaming 4.9; Music streaming 3.2; Online courses 1.6',
      },
    ],
  },
];

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
