import type {
  RegistryAgentCapabilities,
  RegistryAgentCreativeCapabilities,
  RegistryAgentCreativeFormat,
  RegistryAgentSignalsCapabilities,
  RegistryAgentStandardOperations,
  RegistryAgentTool,
} from '../../../generated/types/registry.ts';
import { schemaValidators } from '../../../generated/validators/index.ts';
import type { KnownType } from '../contract/agent-kinds.ts';
import { clip } from '../findings.ts';
import { describeFaults } from '../json/schema-faults.ts';
import { objectOf } from '../json/values.ts';
import { type ForeignJson, foreignList, foreignUrl, shortText, shortTexts } from '../net/foreign-answer.ts';
import type { Metric } from './measurement.ts';

export type Tool = Pick<RegistryAgentTool, 'name' | 'description'>;

/** The tasks of an agent as the list of enrolled agents returns them. */
export type AgentCapabilities = RegistryAgentCapabilities;

export type SeenCapabilities = {
  tools: readonly Tool[];
  /** The agent's response to the capabilities task, undefined when there was none. */
  answer: unknown;
  metrics: readonly Metric[];
  inferredType: KnownType;
  protocols: readonly string[];
  specialisms: readonly string[];
  /** The problem of a discovery that failed in part. */
  problem: string | null;
  at: Date;
};

const MOST_TOOLS = 200;
const MOST_FORMATS = 200;
const LONGEST_DESCRIPTION = 500;
const LONGEST_NAME = 128;
const LONGEST_URL = 1024;

/** The listed tasks that can be shown, without duplicates. */
export function readTools(list: readonly unknown[], most = 1000): Tool[] {
  const tools = new Map<string, Tool>();
  for (const item of list.slice(0, most).map(objectOf)) {
    const name = shortText(item.name, LONGEST_NAME);
    if (name === undefined || tools.has(name)) continue;
    const description = shortText(item.description, LONGEST_DESCRIPTION);
    tools.set(name, { name, ...(description === undefined ? {} : { description }) });
  }
  return [...tools.values()];
}

/** The `capabilities` block of a catalog item. */
export function capabilitiesBlock(seen: SeenCapabilities): AgentCapabilities {
  const names = new Set(seen.tools.map(({ name }) => name));
  const has = (...wanted: string[]) => wanted.some((name) => names.has(name));
  const root = objectOf(seen.answer);
  const creative = creativeBlock(objectOf(root.creative), has);
  const signals = signalsBlock(objectOf(root.signals), has);
  const sells = has('get_products', 'create_media_buy', 'list_authorized_properties');
  const verifiedAt = seen.at.toISOString();
  return {
    tools_count: seen.tools.length,
    tools: seen.tools.slice(0, MOST_TOOLS).map((tool) => ({ ...tool, verified_at: verifiedAt })),
    ...(sells ? { standard_operations: standardOperations(root, has) } : {}),
    ...(creative === null ? {} : { creative_capabilities: creative }),
    ...(signals === null ? {} : { signals_capabilities: signals }),
    ...(seen.metrics.length === 0 ? {} : { measurement_capabilities: { metrics: [...seen.metrics] } }),
    ...(seen.protocols.length === 0 ? {} : { supported_protocols: [...seen.protocols] }),
    ...(seen.specialisms.length === 0 ? {} : { specialisms: [...seen.specialisms] }),
    inferred_type: seen.inferredType,
    ...(seen.problem === null ? {} : { discovery_error: seen.problem }),
    last_discovered_at: verifiedAt,
  };
}

type Has = (...names: string[]) => boolean;

function standardOperations(root: ForeignJson, has: Has): RegistryAgentStandardOperations {
  return {
    can_search_inventory: has('get_products'),
    can_get_availability: has('get_products'),
    can_reserve_inventory: has('create_media_buy'),
    can_get_pricing: has('get_products'),
    can_create_order: has('create_media_buy'),
    can_list_properties:
      has('list_authorized_properties') ||
      foreignList(objectOf(objectOf(root.media_buy).portfolio).publisher_domains).length > 0,
  };
}

function creativeBlock(declared: ForeignJson, has: Has): RegistryAgentCreativeCapabilities | null {
  const canGenerate = declared.supports_generation === true || has('build_creative', 'generate_creative');
  const canValidate = has('validate_creative', 'validate_input');
  const canPreview = has('preview_creative');
  const formats = supportedFormats(declared);
  if (!canGenerate && !canValidate && !canPreview && formats.length === 0) return null;
  return {
    supported_formats: formats,
    can_generate: canGenerate,
    can_validate: canValidate,
    can_preview: canPreview,
  };
}

/** The declared formats, reduced to the fields that the catalog returns. */
export function supportedFormats(declared: ForeignJson): RegistryAgentCreativeFormat[] {
  return foreignList(declared.supported_formats)
    .slice(0, MOST_FORMATS)
    .map(objectOf)
    .map(({ capability_id: id, format, operations }) => ({
      ...texts({ capability_id: shortText(id, 256) }),
      format: formatOf(objectOf(format)),
      operations: shortTexts(operations, 8, 32),
    }));
}

function formatOf(format: ForeignJson): RegistryAgentCreativeFormat['format'] {
  const { agent_url: agentUrl, id } = objectOf(format.format_id);
  const url =
    typeof agentUrl === 'string' && agentUrl.length <= LONGEST_URL ? foreignUrl(agentUrl) : undefined;
  const isStructured = url !== undefined && typeof id === 'string' && /^[a-zA-Z0-9_-]{1,256}$/.test(id);
  return {
    ...texts({
      format_kind: shortText(format.format_kind, 128),
      publisher_domain: shortText(format.publisher_domain, 253),
      format_option_id: shortText(format.format_option_id, 256),
    }),
    ...(isStructured ? { format_id: { agent_url: url, id } } : {}),
  };
}

function signalsBlock(declared: ForeignJson, has: Has): RegistryAgentSignalsCapabilities | null {
  const block = {
    audience_types: shortTexts(declared.audience_types, 64),
    can_match: has('match_audience'),
    can_activate: has('activate_signal', 'activate_audience'),
    can_get_signals: has('get_signals', 'list_signals'),
  };
  return block.can_match || block.can_activate || block.can_get_signals ? block : null;
}

const texts = <Name extends string>(fields: Record<Name, string | undefined>): { [N in Name]?: string } => {
  const known: { [N in Name]?: string } = {};
  for (const name in fields) {
    const text = fields[name];
    if (text !== undefined) known[name] = text;
  }
  return known;
};

const MOST_VALUES = 25_000;
const MOST_PROBLEMS = 20;

/** The places where a response to the capabilities task violates its schema. Empty when the response is valid. */
export async function capabilitiesProblems(answer: ForeignJson): Promise<string[]> {
  // Each wrong value causes an error, and the agent decides how many values there are.
  if (!hasAtMost(answer, MOST_VALUES)) return [`the answer holds more than ${MOST_VALUES} values`];
  const validate = await schemaValidators['protocol/foreign-capabilities']();
  if (validate(answer)) return [];
  return describeFaults(validate.errors, answer)
    .slice(0, MOST_PROBLEMS)
    .map(({ pointer, message }) => clip(`${pointer} ${message}`.trim(), 300));
}

function hasAtMost(root: unknown, most: number): boolean {
  const open: unknown[] = [root];
  let count = 0;
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    count += 1;
    if (count > most) return false;
    if (typeof value === 'object' && value !== null) {
      const inner = Object.values(value);
      if (inner.length > most) return false;
      for (const item of inner) open.push(item ?? null);
    }
  }
  return true;
}
