import type { AgentDeclaration } from '../../../src/domain/declaration/agent-profile.ts';
import { publisherMediaBuy, publisherProfile } from '../../support/publisher.ts';

/** What the offers of a seller leave open is refused by a seller who offers nothing. */
const { wholesale_feed_webhooks: _feed, ...offering } = publisherProfile;
export const bareProfile: AgentDeclaration = {
  ...offering,
  account: { ...publisherProfile.account, sandbox: false, supported_billing: ['operator'] },
  media_buy: {
    supported_pricing_models: publisherMediaBuy.supported_pricing_models,
    buying_modes: ['brief', 'refine'],
    features: {},
    execution: {
      targeting: {
        geo_countries: true,
        geo_proximity: { travel_time: true, transport_modes: ['driving'] },
        keyword_targets: { supported_match_types: ['exact'] },
        negative_keywords: { supported_match_types: ['exact'] },
      },
    },
    portfolio: publisherMediaBuy.portfolio,
  },
  signals: { ...publisherProfile.signals, discovery_modes: ['brief'] },
} as AgentDeclaration;

/** A seller without a sandbox who declares accounts himself. */
export const closedProfile: AgentDeclaration = {
  ...publisherProfile,
  account: { ...publisherProfile.account, require_operator_auth: true, sandbox: false },
};
