import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { locatedFindings } from '../../domain/json/located-findings.ts';
import { judgeDraft } from '../../domain/publishers/adagents/draft.ts';
import { loadAdagentsChecks } from '../../domain/publishers/adagents/load-checks.ts';

export const checkAdagentsText: ReadHandler<'checkAdagentsText'> = async ({ body }, { now }) => {
  const domain = body.domain === undefined ? null : domainGiven(body.domain);
  await loadAdagentsChecks();
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
