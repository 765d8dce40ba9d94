import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../../generated/types/openapi.ts';

/** The typed client of this registry for scripts of its pages, which send no credential. */
export const registryAt = (prefix: string): Client<paths> =>
  createClient<paths>({ baseUrl: `${location.origin}${prefix}`, credentials: 'omit' });
