// @generated from openapi/paths/agents.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const listAgentsQuery: Validate;
export declare const listAgentsPath: Validate;
export declare const searchAgentsQuery: Validate;
export declare const searchAgentsPath: Validate;
