// @generated from schemas/v3 by codegen. Do not edit; run "npm run codegen".

import type { Validate } from './index.ts';

export declare const Adagents: Validate;
export declare const Brand: Validate;
