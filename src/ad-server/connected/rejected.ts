import { sha256Hex } from '../../domain/text/sha256.ts';
import type { AdServerRefused } from '../ad-server.ts';
import type { PlatformRejected, RefusalCode } from '../port.ts';

const CODES: { readonly [C in AdServerRefused['code']]?: RefusalCode } = {
  insufficient_inventory: 'insufficient_inventory',
  bid_below_floor: 'bid_below_floor',
  invalid_flight: 'invalid_flight',
  invalid_terms: 'invalid_terms',
  invalid_period: 'invalid_period',
};

/** Whatever is not a refusal of the buyer's wish means that the ad server cannot be used now. */
export const rejected = ({ code, reason }: AdServerRefused): PlatformRejected => ({
  ok: false,
  code: CODES[code] ?? 'unavailable',
  reason,
});

/** An identifier that follows from what it is of. */
export const digest = (value: unknown): string => sha256Hex(JSON.stringify(value)).slice(0, 32);
