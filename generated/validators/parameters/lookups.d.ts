// @generated from openapi/paths/lookups.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const lookupDomainQuery: Validate;
export declare const lookupDomainPath: Validate;
export declare const lookupPropertyQuery: Validate;
export declare const lookupPropertyPath: Validate;
export declare const lookupAgentDomainsQuery: Validate;
export declare const lookupAgentDomainsPath: Validate;
export declare const validateProductAuthorizationQuery: Validate;
export declare const validateProductAuthorizationPath: Validate;
export declare const validatePropertyAuthorizationQuery: Validate;
export declare const validatePropertyAuthorizationPath: Validate;
export declare const expandProductIdentifiersQuery: Validate;
export declare const expandProductIdentifiersPath: Validate;
export declare const listAuthorizationsQuery: Validate;
export declare const listAuthorizationsPath: Validate;
export declare const getAuthorizationsSnapshotQuery: Validate;
export declare const getAuthorizationsSnapshotPath: Validate;
