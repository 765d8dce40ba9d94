import type { TaskRead } from '../../desk/tasks/call.ts';
import { pageOf } from '../../domain/list-page.ts';
import { judgeCountries } from '../../domain/products/judge-codes.ts';
import { taskErrorOf } from '../../domain/refusals/refusal.ts';
import { matchRights, offeringOnWire } from '../../domain/rights/match.ts';
import { buyerName, otherExclusives, rightsFor } from '../../record/rights/rights.ts';

/**
 * `get_rights`: rights that can be licensed, the best match first. The words of the query affect the order, but
 * never exclude rights.
 */
export const getRights: TaskRead<'get_rights'> = async (args, call) => {
  const { store, principal, now } = call;
  const { buyer_brand: buyer, countries = [], include_excluded: isWide = false, pagination = {} } = args;
  const [unknown, ...others] = judgeCountries(countries, 'countries');
  if (unknown !== undefined) throw taskErrorOf([unknown, ...others]);
  const { query, uses, brand_id: brandId = null, right_type: type = null } = args;
  const { matching, excluded } = matchRights((await rightsFor(call)).catalog, args);
  const list = ['get_rights', query, uses, countries, brandId, type];
  const { items, pagination: place } = pageOf(matching, pagination, list);
  const asker = {
    principalId: principal?.id ?? null,
    sandbox: principal?.sandboxOnly === true,
    buyer: buyer === undefined ? null : buyerName(buyer),
  };
  const offered = items.map(({ offering }) => offering);
  const exclusivesOf = await otherExclusives(store, offered, asker, now);
  const rights = items.map((found) => offeringOnWire(found, exclusivesOf(found.offering), countries, now));
  return {
    body: { status: 'completed', rights, ...(isWide ? { excluded: [...excluded] } : {}), pagination: place },
    ...(principal?.sandboxOnly === true ? { sandbox: true } : {}),
  };
};
