// @generated from openapi/paths/documents.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const getHostedAdagentsQuery: Validate;
export declare const getHostedAdagentsPath: Validate;
export declare const getHostedBrandJsonQuery: Validate;
export declare const getHostedBrandJsonPath: Validate;
