// @generated from schemas/v3/protocol by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const ProtocolGetProtoCapabilitiesResponse: Validate;
