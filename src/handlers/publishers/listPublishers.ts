import type { ReadHandler } from '../../desk/call.ts';

export const listPublishers: ReadHandler<'listPublishers'> = async ({ query }, { store }) => {
  const { limit = 1000, offset = 0 } = query;
  const publishers = await store.publishers.listPage(limit, offset);
  const counts = await store.counts.all();
  return {
    body: {
      publishers: publishers.map(({ domain, member, agentCount, propertyCount, validatedAt, source }) => ({
        domain,
        ...(member === null ? {} : { member: { display_name: member } }),
        agent_count: agentCount,
        property_count: propertyCount,
        ...(validatedAt === null ? {} : { last_validated: new Date(validatedAt).toISOString() }),
        has_valid_adagents: source === 'adagents_json',
      })),
      count: counts.get('publishers') ?? 0,
    },
  };
};
