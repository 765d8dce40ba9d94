// @generated from schemas/v3/me by codegen. Do not edit; run "npm run codegen".

import type { Validate } from '../index.ts';

export declare const MeAgent: Validate;
export declare const MeAgentEnrolment: Validate;
export declare const MeAgentList: Validate;
export declare const MeAgentResponse: Validate;
export declare const MeAgentUpdate: Validate;
export declare const MeAgentWarning: Validate;
export declare const MeApiKey: Validate;
export declare const MeApiKeyCreated: Validate;
export declare const MeApiKeyList: Validate;
export declare const MeApiKeyRequest: Validate;
export declare const MeAuditEntry: Validate;
export declare const MeAuditPage: Validate;
export declare const MeClient: Validate;
export declare const MeClientCreated: Validate;
export declare const MeClientList: Validate;
export declare const MeClientRequest: Validate;
export declare const MeEntry: Validate;
export declare const MeEntryList: Validate;
export declare const MeIdentity: Validate;
export declare const MeInvitation: Validate;
export declare const MeInvitationCreated: Validate;
export declare const MeInvitationList: Validate;
export declare const MeInvitationRequest: Validate;
export declare const MeMember: Validate;
export declare const MeMemberList: Validate;
export declare const MeMemberUpdate: Validate;
export declare const MeOrganization: Validate;
export declare const MeOrganizationUpdate: Validate;
export declare const MeStanding: Validate;
