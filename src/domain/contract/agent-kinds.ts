/** Kinds of agent that an organization can enroll, as the catalog enumerates them. */
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

// The order matters: agents that sell also list the formats that they accept.
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

/**
 * The type of an agent by the exact names of its tasks. An agent without such a task is `measurement` when it lists
 * metrics.
 */
export function inferType(tools: readonly string[], hasMetrics: boolean): KnownType {
  const listed = new Set(tools);
  const found = STRICT.find(([, names]) => names.some((name) => listed.has(name)));
  return found?.[0] ?? (hasMetrics ? 'measurement' : 'unknown');
}

/** The type to keep: a stored type is never replaced, whatever the tasks say. Only an unknown type is filled in. */
export const keepType = (stored: KnownType, inferred: KnownType): KnownType =>
  stored === 'unknown' ? inferred : stored;

const LOOSE: readonly [AgentType, RegExp][] = [
  ['sales', /get_product|media_buy|create_media/],
  ['signals', /signal|audience/],
  ['creative', /creative|format|preview/],
];

/** The probable type of an agent that nobody enrolled, by parts of the names of its tasks. */
export function guessType(tools: readonly string[]): KnownType {
  return LOOSE.find(([, pattern]) => tools.some((name) => pattern.test(name)))?.[0] ?? 'unknown';
}

/** Protocol areas and specialisms, and the tasks that each of them requires from an agent. */

export type Area =
  | 'media_buy'
  | 'creative'
  | 'signals'
  | 'governance'
  | 'brand'
  | 'sponsored_intelligence'
  | 'measurement';

/** The agent must list every task of `tasks`, and one task that matches `anyOf` when it is set. */
type Requirement = { tasks: readonly string[]; anyOf?: RegExp };

export const areas: Readonly<Record<Area, Requirement>> = {
  media_buy: {
    tasks: [
      'get_products',
      'list_creative_formats',
      'create_media_buy',
      'update_media_buy',
      'get_media_buys',
      'get_media_buy_delivery',
      'provide_performance_feedback',
    ],
  },
  creative: { tasks: ['list_creative_formats'] },
  signals: { tasks: ['get_signals'] },
  governance: {
    tasks: [],
    anyOf:
      /^(check_governance|sync_plans|(create|get|list|update|delete)_(property|collection)_lists?|(create|get|list|update)_content_standards|calibrate_content|validate_(content|property)_delivery)$/,
  },
  brand: { tasks: ['get_brand_identity'] },
  sponsored_intelligence: { tasks: [] },
  measurement: { tasks: [] },
};

export const isArea = (text: string): text is Area => Object.hasOwn(areas, text);

const SALES = ['get_products', 'create_media_buy'];

/** A specialism belongs to one area. `signed-requests` belongs to none. */
export const specialisms: Readonly<Record<string, { parent: Area | null; tasks: readonly string[] }>> = {
  'sales-guaranteed': { parent: 'media_buy', tasks: SALES },
  'sales-non-guaranteed': { parent: 'media_buy', tasks: SALES },
  'sales-broadcast-tv': { parent: 'media_buy', tasks: [...SALES, 'list_creative_formats'] },
  'sales-catalog-driven': { parent: 'media_buy', tasks: [...SALES, 'sync_catalogs'] },
  'sales-social': { parent: 'media_buy', tasks: ['sync_audiences', 'sync_creatives'] },
  'sales-proposal-mode': { parent: 'media_buy', tasks: SALES },
  'audience-sync': { parent: 'media_buy', tasks: ['list_accounts', 'sync_audiences'] },
  'governance-aware-seller': { parent: 'media_buy', tasks: ['sync_governance', 'create_media_buy'] },
  'creative-template': { parent: 'creative', tasks: ['build_creative'] },
  'creative-generative': { parent: 'creative', tasks: ['build_creative'] },
  'creative-ad-server': {
    parent: 'creative',
    tasks: ['build_creative', 'list_creatives', 'get_creative_delivery'],
  },
  'creative-transformers': { parent: 'creative', tasks: ['list_transformers', 'build_creative'] },
  'signal-marketplace': { parent: 'signals', tasks: ['get_signals', 'activate_signal'] },
  'signal-owned': { parent: 'signals', tasks: ['get_signals'] },
  'brand-rights': { parent: 'brand', tasks: ['get_brand_identity'] },
  'property-lists': { parent: 'governance', tasks: ['create_property_list', 'get_property_list'] },
  'collection-lists': { parent: 'governance', tasks: ['create_collection_list', 'get_collection_list'] },
  'content-standards': { parent: 'governance', tasks: ['create_content_standards'] },
  'governance-spend-authority': { parent: 'governance', tasks: ['sync_plans', 'check_governance'] },
  'governance-delivery-monitor': { parent: 'governance', tasks: ['sync_plans', 'check_governance'] },
  'signed-requests': { parent: null, tasks: [] },
  'sponsored-intelligence': { parent: 'sponsored_intelligence', tasks: [] },
};

/**
 * Tasks that an agent must refuse without a credential, that change nothing and that need no arguments. A check may
 * call them on an agent that it does not own, and a refusal can only be about the credential.
 */
export const protectedReads = [
  'get_media_buys',
  'get_media_buy_delivery',
  'list_creatives',
  'list_accounts',
] as const;

/** The tasks of an area that the agent does not list. */
export function missingTasks(area: Area, listed: ReadonlySet<string>): string[] {
  const { tasks, anyOf } = areas[area];
  const missing = tasks.filter((task) => !listed.has(task));
  const hasOne = anyOf === undefined || [...listed].some((task) => anyOf.test(task));
  return hasOne ? missing : [...missing, `any task of ${area}`];
}
