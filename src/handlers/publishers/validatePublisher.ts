import { domainGiven, requirePublicHost } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';

export const validatePublisher: ReadHandler<'validatePublisher'> = async ({ query }, { live }) => {
  const domain = domainGiven(query.domain);
  await requirePublicHost(live, domain);
  const { validation, tally } = await live.validatePublisher(domain);
  const counted = validation.valid ? tally : { agents: 0, propertyTypes: {}, tags: 0 };
  const types = Object.entries(counted.propertyTypes);
  return {
    body: {
      valid: validation.valid,
      domain,
      url: validation.url,
      discovery_method: validation.discovery_method,
      ...(validation.manager_domain === undefined ? {} : { manager_domain: validation.manager_domain }),
      agent_count: counted.agents,
      property_count: types.reduce((total, [, count]) => total + count, 0),
      property_type_counts: Object.fromEntries(types.sort(([a], [b]) => (a < b ? -1 : 1))),
      tag_count: counted.tags,
      errors: validation.errors,
      warnings: validation.warnings,
    },
  };
};
