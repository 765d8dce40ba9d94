import { type Task, tasks } from '../../../generated/tasks.ts';
import { areas, missingTasks, specialisms } from '../contract/agent-kinds.ts';
import { type AgentDeclaration, isDeclared } from './agent-profile.ts';

/** Areas whose tasks are offered whatever the declaration says. */
const ALWAYS: ReadonlySet<string> = new Set(['protocol', 'account', 'compliance']);

const known = new WeakMap<AgentDeclaration, Map<string, ReadonlySet<string>>>();

/**
 * The tasks that a deployment offers: those of every agent, those of the declared areas, and those that other
 * declarations require. Tasks of the test controller are offered only in the sandbox.
 */
export function exposedTasks(profile: AgentDeclaration, mode: 'sandbox' | 'production'): ReadonlySet<string> {
  const modes = known.get(profile) ?? new Map<string, ReadonlySet<string>>();
  const exposed = modes.get(mode) ?? select(profile, mode);
  known.set(profile, modes.set(mode, exposed));
  return exposed;
}

function select(profile: AgentDeclaration, mode: 'sandbox' | 'production'): ReadonlySet<string> {
  const areas = new Set(profile.supported_protocols.map((area) => area.replaceAll('_', '-')));
  const obliged = obligedTasks(profile);
  const isOffered = ({ name, protocol, sandboxOnly }: Task) =>
    (mode === 'sandbox' || !sandboxOnly) &&
    (ALWAYS.has(protocol) || areas.has(protocol) || obliged.has(name));
  return new Set(
    Object.values<Task>(tasks)
      .filter(isOffered)
      .map(({ name }) => name),
  );
}

/** Tasks that the agent must offer, all of the list, when the path `declared` is a claim. */
export const obligations: readonly { readonly declared: string; readonly tasks: readonly string[] }[] = [
  { declared: 'account.require_operator_auth', tasks: ['list_accounts'] },
  { declared: 'account.account_financials', tasks: ['get_account_financials'] },
  { declared: 'media_buy.content_standards', tasks: ['get_media_buy_artifacts'] },
  { declared: 'media_buy.audience_targeting', tasks: ['sync_audiences'] },
  { declared: 'media_buy.conversion_tracking', tasks: ['sync_event_sources', 'log_event'] },
  { declared: 'media_buy.features.catalog_management', tasks: ['sync_catalogs'] },
  { declared: 'media_buy.creative_approval_mode', tasks: ['sync_creatives', 'list_creatives'] },
  { declared: 'media_buy.governance_aware', tasks: ['sync_governance'] },
  { declared: 'creative.has_creative_library', tasks: ['sync_creatives', 'list_creatives'] },
  { declared: 'creative.supports_generation', tasks: ['build_creative'] },
  { declared: 'creative.supports_transformation', tasks: ['build_creative'] },
  { declared: 'creative.supports_transformers', tasks: ['list_transformers', 'build_creative'] },
  { declared: 'creative.supports_refinement', tasks: ['build_creative'] },
  { declared: 'creative.supports_spend_controls', tasks: ['build_creative'] },
  { declared: 'creative.supports_compliance', tasks: ['build_creative'] },
  { declared: 'creative.supports_evaluator', tasks: ['build_creative'] },
  { declared: 'creative.multiplicity', tasks: ['build_creative'] },
  { declared: 'creative.bills_through_adcp', tasks: ['report_usage'] },
  { declared: 'brand.rights', tasks: ['get_rights', 'acquire_rights', 'update_rights', 'creative_approval'] },
  {
    declared: 'governance.content_standards.supported',
    tasks: [
      'create_content_standards',
      'get_content_standards',
      'list_content_standards',
      'update_content_standards',
      'calibrate_content',
      'validate_content_delivery',
    ],
  },
  {
    declared: 'sponsored_intelligence.endpoint',
    tasks: ['si_initiate_session', 'si_send_message', 'si_terminate_session'],
  },
];

const SALES = [
  'get_products',
  'create_media_buy',
  'update_media_buy',
  'get_media_buys',
  'get_media_buy_delivery',
  'sync_accounts',
  'sync_creatives',
];

/** Tasks with which a claim of each specialism is tested. */
const SPECIALISM_TASKS: Readonly<Record<string, readonly string[]>> = {
  'sales-guaranteed': [...SALES, 'sync_governance'],
  'sales-non-guaranteed': [...SALES, 'sync_governance', 'log_event', 'sync_event_sources', 'sync_audiences'],
  'sales-broadcast-tv': [...SALES, 'sync_governance', 'list_creative_formats'],
  'sales-catalog-driven': [
    ...SALES,
    'sync_governance',
    'sync_catalogs',
    'sync_event_sources',
    'log_event',
    'build_creative',
    'provide_performance_feedback',
    'list_creative_formats',
  ],
  'sales-social': [
    'sync_audiences',
    'sync_catalogs',
    'sync_creatives',
    'sync_event_sources',
    'preview_creative',
    'sync_governance',
    'sync_accounts',
    'list_accounts',
    'get_account_financials',
    'log_event',
  ],
  'sales-proposal-mode': [...SALES, 'list_creative_formats'],
  'audience-sync': ['list_accounts', 'sync_audiences'],
  'governance-aware-seller': ['sync_accounts', 'sync_governance', 'get_products', 'create_media_buy'],
  'creative-template': ['build_creative', 'list_creative_formats', 'preview_creative'],
  'creative-generative': ['build_creative', 'list_creative_formats', 'sync_catalogs'],
  'creative-ad-server': [
    'build_creative',
    'list_creative_formats',
    'list_creatives',
    'get_creative_delivery',
    'report_usage',
  ],
  'creative-transformers': ['list_transformers', 'build_creative'],
  'signal-marketplace': ['get_signals', 'activate_signal', 'sync_accounts', 'sync_governance'],
  'signal-owned': ['get_signals'],
  'brand-rights': ['get_brand_identity', 'get_rights', 'acquire_rights', 'sync_accounts', 'sync_governance'],
  'property-lists': [
    'create_property_list',
    'get_property_list',
    'list_property_lists',
    'update_property_list',
    'delete_property_list',
    'validate_property_delivery',
  ],
  'collection-lists': [
    'create_collection_list',
    'get_collection_list',
    'list_collection_lists',
    'update_collection_list',
    'delete_collection_list',
  ],
  'content-standards': [
    'create_content_standards',
    'get_content_standards',
    'list_content_standards',
    'update_content_standards',
    'calibrate_content',
    'validate_content_delivery',
  ],
  'governance-spend-authority': ['sync_plans', 'check_governance'],
  'governance-delivery-monitor': ['sync_plans', 'check_governance', 'get_media_buy_delivery'],
  'signed-requests': [],
  'sponsored-intelligence': ['si_initiate_session', 'si_send_message', 'si_terminate_session'],
};

export const specialismTasks = (name: string): readonly string[] =>
  SPECIALISM_TASKS[name] ?? specialisms[name]?.tasks ?? [];

/** Tasks that the declared areas, specialisms and other declarations require. */
function obligedTasks(profile: AgentDeclaration): Set<string> {
  return new Set([
    ...profile.supported_protocols.flatMap((area) => areas[area].tasks),
    ...profile.specialisms.flatMap(specialismTasks),
    ...obligations.filter(({ declared }) => isDeclared(profile, declared)).flatMap(({ tasks }) => tasks),
  ]);
}

/** Required tasks without a handler, one line for each declaration that requires them. */
export function unmetObligations(profile: AgentDeclaration, wired: ReadonlySet<string>): string[] {
  const lacking = (place: string, needed: readonly string[]): string[] => {
    const missing = needed.filter((task) => !wired.has(task));
    return missing.length > 0
      ? [`${place} needs ${missing.join(', ')}, which this service does not have`]
      : [];
  };
  return [
    ...(wired.has('sync_accounts') || wired.has('list_accounts')
      ? []
      : ['account: needs sync_accounts or list_accounts, which this service does not have']),
    ...profile.supported_protocols.flatMap((area) =>
      lacking(`supported_protocols: ${area}`, missingTasks(area, wired)),
    ),
    ...profile.specialisms.flatMap((name) => lacking(`specialisms: ${name}`, specialismTasks(name))),
    ...obligations
      .filter(({ declared }) => isDeclared(profile, declared))
      .flatMap(({ declared, tasks }) => lacking(`${declared}:`, tasks)),
  ];
}
