// @generated from openapi/paths/ownership.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const listOwnershipChallengesQuery: Validate;
export declare const listOwnershipChallengesPath: Validate;
export declare const createOwnershipChallengeQuery: Validate;
export declare const createOwnershipChallengePath: Validate;
export declare const getOwnershipChallengeQuery: Validate;
export declare const getOwnershipChallengePath: Validate;
