import type { PackageDetails } from './buy-record.ts';

const LISTS = ['property_list', 'collection_list', 'collection_list_exclude'] as const;

/** The details without the tokens that let lists be read: those are never told back, so they are not kept. */
export function withoutListTokens(details: PackageDetails): PackageDetails {
  const { targeting_overlay: targeting } = details;
  if (targeting === undefined) return details;
  const lists = LISTS.flatMap((name) => {
    const list = targeting[name];
    if (list === undefined || !('auth_token' in list)) return [];
    const { auth_token: _token, ...rest } = list;
    return [[name, rest] as const];
  });
  if (lists.length === 0) return details;
  return { ...details, targeting_overlay: { ...targeting, ...Object.fromEntries(lists) } };
}
