import type { AdServerCreativeKind as Kind } from '../../generated/types/ad-server.ts';

/** A place on a page of the publisher. */
export type Slot = { id: string; width: number; height: number; kinds: readonly Kind[] };

/** A product: slots with the impressions that they have in a usual day, and a lowest price as a decimal text. */
export type SoldProduct = {
  product_id: string;
  name: string;
  channels: readonly ('display' | 'olv')[];
  units_per_day: number;
  floor: string;
  slots: readonly Slot[];
};

/** README.md explains each setting. */
export type Settings = Readonly<
  typeof DEFAULTS & { token: string; publicUrl: string; origins: string[]; products: SoldProduct[] }
>;

export const DEFAULTS = {
  host: '127.0.0.1',
  port: 8090,
  database: 'ad-server.sqlite',
  currencies: ['EUR'],
  countries: {} as Readonly<Record<string, number>>,
  countryHeader: '',
  holdSeconds: 900,
  tokenSeconds: 3600,
  perMinute: 600,
  allowTestBrowser: false,
};
