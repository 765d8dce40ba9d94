import type { Validation } from '../../desk/live/publishers.ts';
import type { ProjectionTally } from '../../domain/publishers/adagents/scope.ts';
import {
  type PublisherRecord,
  RECORD_AGENTS,
  RECORD_PROPERTIES,
  recordFromFile,
} from '../../domain/publishers/record.ts';
import type { AdagentsLook } from '../../record/publishers/publisher.ts';

/** The record of a publisher from its current file; null unless the file is valid. */
export async function recordFromLook(domain: string, look: AdagentsLook): Promise<PublisherRecord | null> {
  const { discovery, judged } = look;
  if (discovery.outcome !== 'valid' || judged === null) return null;
  const { reader, file } = judged;
  const agents = await reader.slice('authorizations', 0, RECORD_AGENTS);
  return recordFromFile(domain, {
    properties: await reader.slice('properties', 0, RECORD_PROPERTIES),
    propertyCount: reader.counts.properties,
    agents: agents.map(({ agentUrl, authorizedFor }) => ({ url: agentUrl, authorizedFor })),
    contact: file.contact,
  });
}

// Clients limit a single response to 256 KB. A larger document can be fetched from `resolved_url`.
const MAX_RAW_BYTES = 192 * 1024;
const MAX_AGENT_URLS = 36;

/**
 * The API form of a validation result, with the agents that the file authorizes, and with the document itself if it
 * is small.
 */
export async function validationFromLook(
  domain: string,
  { discovery, judged, body }: AdagentsLook,
): Promise<{ validation: Validation; agentUrls: string[]; tally: ProjectionTally }> {
  const { findings, statusCode, responseBytes, resolvedUrl, managerDomain } = discovery;
  const isShown = judged !== null && body !== null && body.length <= MAX_RAW_BYTES;
  const validation: Validation = {
    valid: discovery.outcome === 'valid' && findings.errors.length === 0,
    ...findings,
    domain,
    url: discovery.url,
    discovery_method: discovery.method,
    ...(statusCode === null ? {} : { status_code: statusCode }),
    ...(responseBytes === null ? {} : { response_bytes: responseBytes }),
    ...(resolvedUrl === null ? {} : { resolved_url: resolvedUrl }),
    ...(isShown && judged.file.variant !== 'unreadable' ? { raw_data: parsed(body) } : {}),
    ...(managerDomain === null ? {} : { manager_domain: managerDomain }),
  };
  const agents = (await judged?.reader.slice('authorizations', 0, MAX_AGENT_URLS)) ?? [];
  const tally = (await judged?.reader.tally()) ?? { agents: 0, propertyTypes: {}, tags: 0 };
  return { validation, agentUrls: [...new Set(agents.map(({ agentUrl }) => agentUrl))], tally };
}

const parsed = (body: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(body));
