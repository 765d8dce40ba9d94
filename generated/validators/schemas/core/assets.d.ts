// @generated from schemas/v3/core/assets by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../../index.ts';

export declare const CoreAssetsImageAsset: Validate;
