// @generated from openapi/paths/me.yaml by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const updateMyOrganizationBody: Validate;
export declare const changeMyMemberBody: Validate;
export declare const createMyInvitationBody: Validate;
export declare const createMyApiKeyBody: Validate;
export declare const createMyClientBody: Validate;
export declare const createMyWebhookBody: Validate;
export declare const redeliverMyWebhookBody: Validate;
export declare const changeMyWebhookBody: Validate;
export declare const enrollMyAgentBody: Validate;
export declare const changeMyAgentBody: Validate;
