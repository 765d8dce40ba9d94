import type { AgentDeclaration } from '../../declaration/agent-profile.ts';
import type { DeclaredSeller } from './seller.ts';

/** What is agreed to where neither the product nor the profile says more. */
const TERMS: DeclaredSeller['terms'] = {
  leastVariancePercent: 5,
  leastFinalizationHours: 24,
  remedies: ['additional_delivery', 'credit'],
  highestStandard: 0.9,
};

/** What a profile declares, as far as buys are judged by it. */
export function declaredIn({ media_buy: declared }: Pick<AgentDeclaration, 'media_buy'>): DeclaredSeller {
  const { audience_targeting: audiences, frequency_capping: caps } = declared ?? {};
  return {
    targeting: declared?.execution?.targeting ?? {},
    dayparts: true,
    storeCatchments: false,
    collectionLists: true,
    propertyLists: declared?.features?.property_list_filtering === true,
    inlineCreatives: declared?.features?.inline_creative_management === true,
    audiences: audiences === undefined ? null : { minimumSize: audiences.minimum_audience_size },
    frequencyCaps: caps ?? null,
    conversions: declared?.conversion_tracking ?? null,
    goalMetrics: declared?.supported_optimization_metrics ?? [],
    terms: TERMS,
  };
}
