import type { CreativeAuditObservation } from '../../../../generated/types/schemas.ts';
import type { Observation } from './observations.ts';

/** What was noticed of a creative, as an auditor reads it. @param agentUrl the agent that accepted the claim */
export const auditObservation = (
  { field, human_oversight }: Observation,
  agentUrl: string,
): CreativeAuditObservation => ({
  code: 'OVERSIGHT_DISCLOSURE_CARVEOUT_CLAIMED',
  severity: 'audit-worthy',
  recovery: 'informational',
  field,
  message: `The provenance states that no disclosure is required, because people ${human_oversight} the content.`,
  details: {
    agent_url: agentUrl,
    claimed_value: { human_oversight, disclosure_required: false },
  },
});
