// @generated from openapi/paths/properties.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const resolvePropertiesBulkBody: Validate;
export declare const savePropertyBody: Validate;
