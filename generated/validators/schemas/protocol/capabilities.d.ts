// @generated from schemas/v3/protocol/capabilities by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../../index.ts';

export declare const ProtocolCapabilitiesAccount: Validate;
export declare const ProtocolCapabilitiesBrand: Validate;
export declare const ProtocolCapabilitiesCreative: Validate;
export declare const ProtocolCapabilitiesGovernance: Validate;
export declare const ProtocolCapabilitiesIdentity: Validate;
export declare const ProtocolCapabilitiesMeasurement: Validate;
export declare const ProtocolCapabilitiesMediaBuy: Validate;
export declare const ProtocolCapabilitiesRequestSigning: Validate;
export declare const ProtocolCapabilitiesSignals: Validate;
export declare const ProtocolCapabilitiesSponsoredIntelligence: Validate;
export declare const ProtocolCapabilitiesWebhookSigning: Validate;
export declare const ProtocolCapabilitiesWholesaleFeedVersioning: Validate;
export declare const ProtocolCapabilitiesWholesaleFeedWebhooks: Validate;
