import type { TaskRead } from '../../desk/tasks/call.ts';
import { releaseTable } from '../../domain/contract/release.ts';
import type { TaskRequest } from '../../domain/contract/shapes.ts';
import { pageOf } from '../../domain/list-page.ts';
import {
  type FormatFilters,
  filterFormats,
  judgeFormatFilters,
} from '../../domain/products/discovery/format-filters.ts';
import { formatIn30 } from '../../domain/products/product-views.ts';
import { taskErrorOf } from '../../domain/refusals/refusal.ts';
import { accountOfRequest } from '../../record/accounts/resolve-account.ts';
import { formatsInOrder, offersFor } from '../../record/products/offers-for.ts';

type Name = 'list_creative_formats';

/**
 * `list_creative_formats`: every format in which something here is sold, for every caller. A caller that names no
 * format gets those alone that it seeded for a test, as long as it has seeded no product since.
 */
export const listCreativeFormats: TaskRead<Name> = async (request, call) => {
  const filters = filtersOf(request);
  const [wrong, ...others] = judgeFormatFilters(filters);
  if (wrong !== undefined) throw taskErrorOf([wrong, ...others]);
  // Clients of release 3.0 name an account in every request.
  const { account } = request as { account?: unknown };
  const { principal } = call;
  const accountId = principal === null ? null : await accountOfRequest(account, { ...call, principal });
  const offers = await offersFor(call, accountId);
  const { all, listed } = await formatsInOrder(call, accountId);
  const known = filters.format_ids === undefined ? listed : all;
  const told = releaseTable.hasClosedMediaWords[call.form]
    ? known.flatMap((format) => formatIn30(format) ?? [])
    : known;
  const formats = filterFormats(told, filters, offers);
  const { items, pagination } = pageOf(formats, request.pagination ?? {}, filters);
  const agents = creativeAgents(
    offers.flatMap(({ product }) => product.format_ids ?? []),
    `${call.baseUrl}/mcp`,
  );
  return {
    body: {
      status: 'completed',
      formats: items,
      ...(agents.length === 0 ? {} : { creative_agents: agents }),
      pagination,
    },
  };
};

function filtersOf(request: TaskRequest<Name>): FormatFilters {
  const { format_ids, type, asset_types, max_width, max_height, min_width, min_height } = request;
  const { is_responsive, name_search, publisher_domain, property_id, wcag_level } = request;
  const { disclosure_positions, disclosure_persistence, output_format_ids, input_format_ids } = request;
  const filters = {
    format_ids,
    type,
    asset_types,
    max_width,
    max_height,
    min_width,
    min_height,
    is_responsive,
    name_search,
    publisher_domain,
    property_id,
    wcag_level,
    disclosure_positions,
    disclosure_persistence,
    output_format_ids,
    input_format_ids,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** URLs of other agents that define formats of products here. */
const creativeAgents = (formats: readonly { readonly agent_url: string }[], own: string) =>
  [...new Set(formats.map(({ agent_url }) => agent_url))]
    .filter((url) => url !== own)
    .map((agent_url) => ({ agent_url }));
