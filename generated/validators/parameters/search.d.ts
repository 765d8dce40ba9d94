// @generated from openapi/paths/search.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const searchRegistryQuery: Validate;
export declare const searchRegistryPath: Validate;
export declare const lookupManifestRefsQuery: Validate;
export declare const lookupManifestRefsPath: Validate;
