// @generated from schemas/v3/protocol by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const ProtocolAgentProfile: Validate;
export declare const ProtocolForeignCapabilities: Validate;
export declare const ProtocolGetProtoCapabilitiesRequest: Validate;
export declare const ProtocolGetProtoCapabilitiesResponse: Validate;
export declare const ProtocolGetTaskStatusRequest: Validate;
export declare const ProtocolGetTaskStatusResponse: Validate;
export declare const ProtocolListTasksRequest: Validate;
export declare const ProtocolListTasksResponse: Validate;
