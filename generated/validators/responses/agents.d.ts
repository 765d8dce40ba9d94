// @generated from openapi/paths/agents.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const listAgents200: Validate;
export declare const listAgents400: Validate;
export declare const listAgents401: Validate;
export declare const listAgents500: Validate;
export declare const searchAgents200: Validate;
export declare const searchAgents400: Validate;
export declare const searchAgents401: Validate;
export declare const searchAgents403: Validate;
export declare const searchAgents500: Validate;
