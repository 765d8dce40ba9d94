import type { Fetcher } from '../infra/fetcher.ts';

/** The fetcher for one piece of work: its fetches end with the work. */
export const withSignal = (fetcher: Fetcher, signal: AbortSignal | undefined): Fetcher =>
  signal === undefined ? fetcher : { ...fetcher, fetch: (request) => fetcher.fetch({ ...request, signal }) };
