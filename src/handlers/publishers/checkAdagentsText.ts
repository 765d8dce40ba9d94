import { schemaValidators } from '../../../generated/validators/index.ts';
import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { locatedFindings } from '../../domain/json/located-findings.ts';
import { judgeDraft } from '../../domain/publishers/adagents/draft.ts';

export const checkAdagentsText: ReadHandler<'checkAdagentsText'> = async ({ body }, { now }) => {
  const domain = body.domain === undefined ? null : domainGiven(body.domain);
  // Loaded in turns of their own, before the check would load them all in its turn.
  await schemaValidators['adagents/inline']();
  const { findings, location, agentCount, propertyCount } = judgeDraft(body.document, domain);
  return {
    body: {
      success: true,
      data: {
        valid: findings.errors.length === 0,
        ...(location === undefined ? {} : { location }),
        findings: locatedFindings(body.document, findings, now),
        agent_count: agentCount,
        property_count: propertyCount,
      },
      timestamp: now.toISOString(),
    },
  };
};
