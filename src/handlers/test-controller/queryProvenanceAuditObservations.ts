import { auditObservation, type Observation } from '../../domain/creatives/creative.ts';
import { sandboxCreative } from '../../record/test-controller/sandbox.ts';
import type { Scenario } from '../../record/test-controller/scenario.ts';

/** Observations about the declared provenance of a creative's content. */
export const queryProvenanceAuditObservations: Scenario = async (params, call, reference) => {
  const { id, review } = await sandboxCreative(params, call, reference);
  const observations = (review.observations ?? []) as readonly Observation[];
  return {
    creative_id: id,
    audit_observations: observations.map((one) => auditObservation(one, `${call.baseUrl}/mcp`)),
  };
};
