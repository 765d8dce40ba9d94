// @generated from schemas/v3/creative by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const CreativeAuditObservation: Validate;
