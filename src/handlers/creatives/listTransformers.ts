import type { TaskRead } from '../../desk/tasks/call.ts';
import {
  filterTransformers,
  rankTransformers,
  transformerOnWire,
} from '../../domain/creatives/transformers.ts';
import { pageOf } from '../../domain/list-page.ts';
import { TaskError } from '../../domain/refusals/task-error.ts';
import { resolveAccount } from '../../record/accounts/resolve-account.ts';
import { transformersFor } from '../../record/creatives/building/materials.ts';

/** `list_transformers`: the transformers that `build_creative` can use. Prices are shown only for an account. */
export const listTransformers: TaskRead<'list_transformers'> = async (args, call) => {
  if (call.profile.creative?.supports_transformers !== true)
    throw new TaskError('UNSUPPORTED_FEATURE', 'This agent offers no transformers.');
  const {
    account: reference,
    transformer_ids,
    input_format_ids,
    output_format_ids,
    name_search,
    brief,
  } = args;
  const account =
    reference === undefined
      ? null
      : await resolveAccount(reference, call, 'list_transformers', { mayCreate: false });
  const { listed, all } = await transformersFor(call, account?.id ?? null);
  const filters = { transformer_ids, input_format_ids, output_format_ids, name_search };
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  // Transformers that are not listed are found only by id, like formats.
  const found = filterTransformers(transformer_ids === undefined ? listed : all, given);
  const ordered = brief === undefined ? found : rankTransformers(found, brief);
  const { items, pagination } = pageOf(ordered, args.pagination ?? {}, { ...given, brief });
  const expansion = {
    fields: args.expand_params ?? [],
    pages: args.expand_pagination ?? [],
    showsPrices: args.include_pricing === true && account !== null,
  };
  return {
    body: {
      status: 'completed',
      transformers: items.map((entry) => transformerOnWire(entry, `${call.baseUrl}/mcp`, expansion)),
      pagination,
    },
    ...(account === null ? {} : { sandbox: account.sandbox }),
  };
};
