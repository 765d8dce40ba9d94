// @generated from schemas/v3/compliance by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const ComplianceComplyTestControllerRequest: Validate;
export declare const ComplianceComplyTestControllerResponse: Validate;
