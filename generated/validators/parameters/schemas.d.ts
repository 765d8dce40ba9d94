// @generated from openapi/paths/schemas.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const getSchemaIndexQuery: Validate;
export declare const getSchemaIndexPath: Validate;
export declare const listSchemaReleasesQuery: Validate;
export declare const listSchemaReleasesPath: Validate;
export declare const getReleasedFileQuery: Validate;
export declare const getReleasedFilePath: Validate;
export declare const getTaskBundleQuery: Validate;
export declare const getTaskBundlePath: Validate;
export declare const getSchemaQuery: Validate;
export declare const getSchemaPath: Validate;
