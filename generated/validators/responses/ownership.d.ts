// @generated from openapi/paths/ownership.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const listOwnershipChallenges200: Validate;
export declare const listOwnershipChallenges400: Validate;
export declare const listOwnershipChallenges401: Validate;
export declare const listOwnershipChallenges403: Validate;
export declare const listOwnershipChallenges500: Validate;
export declare const createOwnershipChallenge201: Validate;
export declare const createOwnershipChallenge400: Validate;
export declare const createOwnershipChallenge401: Validate;
export declare const createOwnershipChallenge403: Validate;
export declare const createOwnershipChallenge413: Validate;
export declare const createOwnershipChallenge415: Validate;
export declare const createOwnershipChallenge429: Validate;
export declare const createOwnershipChallenge500: Validate;
export declare const getOwnershipChallenge200: Validate;
export declare const getOwnershipChallenge400: Validate;
export declare const getOwnershipChallenge401: Validate;
export declare const getOwnershipChallenge403: Validate;
export declare const getOwnershipChallenge500: Validate;
