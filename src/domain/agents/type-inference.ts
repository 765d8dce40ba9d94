/** Kinds of agent that an organization can enroll; the catalog's enumeration. */
export const agentTypes = [
  'brand',
  'rights',
  'measurement',
  'governance',
  'creative',
  'sales',
  'buying',
  'signals',
] as const;

export type AgentType = (typeof agentTypes)[number];
export type KnownType = AgentType | 'unknown';

export const isAgentType = (text: string): text is AgentType =>
  (agentTypes as readonly string[]).includes(text);

// In this order: agents that sell also list the formats that they take.
const STRICT: readonly [AgentType, readonly string[]][] = [
  ['sales', ['get_products', 'create_media_buy', 'list_authorized_properties']],
  ['signals', ['get_signals', 'list_signals', 'match_audience', 'activate_signal', 'activate_audience']],
  [
    'creative',
    [
      'list_creative_formats',
      'build_creative',
      'generate_creative',
      'validate_creative',
      'validate_input',
      'preview_creative',
    ],
  ],
];

/** What an agent is by the exact names of its tasks, else by a catalog of metrics. */
export function inferType(tools: readonly string[], hasMetrics: boolean): KnownType {
  const listed = new Set(tools);
  const found = STRICT.find(([, names]) => names.some((name) => listed.has(name)));
  return found?.[0] ?? (hasMetrics ? 'measurement' : 'unknown');
}

/** The type to keep: what was stored stands whatever the tasks say; only an unknown one is filled in. */
export const keepType = (stored: KnownType, inferred: KnownType): KnownType =>
  stored === 'unknown' ? inferred : stored;

const LOOSE: readonly [AgentType, RegExp][] = [
  ['sales', /get_product|media_buy|create_media/],
  ['signals', /signal|audience/],
  ['creative', /creative|format|preview/],
];

/** What an agent that nobody enrolled seems to be, by parts of the names of its tasks. */
export function guessType(tools: readonly string[]): KnownType {
  return LOOSE.find(([, pattern]) => tools.some((name) => pattern.test(name)))?.[0] ?? 'unknown';
}
