import type { TaskRead } from '../../desk/tasks/call.ts';
import { brandOnWire, foundBrands } from '../../domain/brand-identity/search.ts';
import { pageOf } from '../../domain/list-page.ts';
import { judgeCountries } from '../../domain/products/judge-codes.ts';
import { taskErrorOf } from '../../domain/refusals/refusal.ts';
import { searchedBrands } from '../../record/brand-identity/known-brands.ts';

/** `search_brands`: the public part of matching brands. No credential is needed. */
export const searchBrands: TaskRead<'search_brands'> = async (args, call) => {
  const { query, industries = null, countries = null, buyer_brand: buyer = null, pagination = {} } = args;
  const [unknown, ...others] = judgeCountries(args.countries, 'countries');
  if (unknown !== undefined) throw taskErrorOf([unknown, ...others]);
  const found = foundBrands(await searchedBrands(query, call), args);
  const list = ['search_brands', query, industries, countries, buyer];
  const { items, pagination: place } = pageOf(found, pagination, list);
  return {
    body: { status: 'completed', brands: items.map(brandOnWire), pagination: place },
    ...(call.principal?.sandboxOnly === true ? { sandbox: true } : {}),
  };
};
