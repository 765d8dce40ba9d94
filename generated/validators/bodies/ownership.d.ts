// @generated from openapi/paths/ownership.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const createOwnershipChallengeBody: Validate;
