// @generated from openapi/paths/me.yaml by codegen. Do not edit; run "npm run codegen".
import{MeIdentity as a}from"../definitions/me/identity.js";import{CoreErrorResponse as t}from"../shared/core.js";import{MeOrganization as M}from"../definitions/me/organization.js";
import{MeMemberList as y}from"../definitions/me/member-list.js";import{MeMember as n}from"../definitions/me/member.js";import{MeInvitationList as g}from"../definitions/me/invitation-list.js";
import{MeInvitationCreated as h}from"../definitions/me/invitation-created.js";import{MeApiKeyList as v}from"../definitions/me/api-key-list.js";import{MeApiKeyCreated as A}from"../definitions/me/api-key-created.js";
import{MeClientList as W}from"../definitions/me/client-list.js";import{MeClientCreated as d}from"../definitions/me/client-created.js";import{MeWebhookList as I}from"../definitions/me/webhook-list.js";
import{MeWebhook as u}from"../definitions/me/webhook.js";import{MeWebhookAttemptList as z}from"../definitions/me/webhook-attempt-list.js";import{MeAgentList as O}from"../definitions/me/agent-list.js";
import{MeAgentResponse as R}from"../definitions/me/agent-response.js";import{MeEntryList as P}from"../definitions/me/entry-list.js";import{MeAuditPage as q}from"../definitions/me/audit-page.js";export{R as changeMyAgent200,t as changeMyAgent400,t as changeMyAgent401,t as changeMyAgent403,t as changeMyAgent404,t as changeMyAgent413,t as changeMyAgent415,
t as changeMyAgent429,t as changeMyAgent500,n as changeMyMember200,t as changeMyMember400,t as changeMyMember401,t as changeMyMember403,t as changeMyMember404,t as changeMyMember409,
t as changeMyMember413,t as changeMyMember415,t as changeMyMember500,u as changeMyWebhook200,t as changeMyWebhook400,t as changeMyWebhook401,t as changeMyWebhook403,
t as changeMyWebhook404,t as changeMyWebhook413,t as changeMyWebhook415,t as changeMyWebhook429,t as changeMyWebhook500,A as createMyApiKey201,t as createMyApiKey400,
t as createMyApiKey401,t as createMyApiKey403,t as createMyApiKey413,t as createMyApiKey415,t as createMyApiKey429,t as createMyApiKey500,d as createMyClient201,
t as createMyClient400,t as createMyClient401,t as createMyClient403,t as createMyClient413,t as createMyClient415,t as createMyClient429,t as createMyClient500,
h as createMyInvitation201,t as createMyInvitation400,t as createMyInvitation401,t as createMyInvitation403,t as createMyInvitation413,t as createMyInvitation415,
t as createMyInvitation429,t as createMyInvitation500,u as createMyWebhook201,t as createMyWebhook400,t as createMyWebhook401,t as createMyWebhook403,t as createMyWebhook409,
t as createMyWebhook410,t as createMyWebhook413,t as createMyWebhook415,t as createMyWebhook429,t as createMyWebhook500,R as enrollMyAgent200,R as enrollMyAgent201,
t as enrollMyAgent400,t as enrollMyAgent401,t as enrollMyAgent403,t as enrollMyAgent409,t as enrollMyAgent413,t as enrollMyAgent415,t as enrollMyAgent429,t as enrollMyAgent500,
a as getMe200,t as getMe400,t as getMe401,t as getMe500,q as getMyAuditLog200,t as getMyAuditLog400,t as getMyAuditLog401,t as getMyAuditLog403,t as getMyAuditLog500,
M as getMyOrganization200,t as getMyOrganization400,t as getMyOrganization401,t as getMyOrganization403,t as getMyOrganization500,u as getMyWebhook200,t as getMyWebhook400,
t as getMyWebhook401,t as getMyWebhook403,t as getMyWebhook404,t as getMyWebhook500,O as listMyAgents200,t as listMyAgents400,t as listMyAgents401,t as listMyAgents403,
t as listMyAgents500,v as listMyApiKeys200,t as listMyApiKeys400,t as listMyApiKeys401,t as listMyApiKeys403,t as listMyApiKeys500,W as listMyClients200,t as listMyClients400,
t as listMyClients401,t as listMyClients403,t as listMyClients500,P as listMyEntries200,t as listMyEntries400,t as listMyEntries401,t as listMyEntries403,t as listMyEntries500,
g as listMyInvitations200,t as listMyInvitations400,t as listMyInvitations401,t as listMyInvitations403,t as listMyInvitations500,y as listMyMembers200,t as listMyMembers400,
t as listMyMembers401,t as listMyMembers403,t as listMyMembers500,z as listMyWebhookAttempts200,t as listMyWebhookAttempts400,t as listMyWebhookAttempts401,t as listMyWebhookAttempts403,
t as listMyWebhookAttempts404,t as listMyWebhookAttempts500,I as listMyWebhooks200,t as listMyWebhooks400,t as listMyWebhooks401,t as listMyWebhooks403,t as listMyWebhooks500,
u as redeliverMyWebhook200,t as redeliverMyWebhook400,t as redeliverMyWebhook401,t as redeliverMyWebhook403,t as redeliverMyWebhook404,t as redeliverMyWebhook410,
t as redeliverMyWebhook413,t as redeliverMyWebhook415,t as redeliverMyWebhook500,t as removeMyAgent400,t as removeMyAgent401,t as removeMyAgent403,t as removeMyAgent404,
t as removeMyAgent409,t as removeMyAgent500,t as removeMyMember400,t as removeMyMember401,t as removeMyMember403,t as removeMyMember404,t as removeMyMember409,t as removeMyMember500,
t as removeMyWebhook400,t as removeMyWebhook401,t as removeMyWebhook403,t as removeMyWebhook404,t as removeMyWebhook500,u as resumeMyWebhook200,t as resumeMyWebhook400,
t as resumeMyWebhook401,t as resumeMyWebhook403,t as resumeMyWebhook404,t as resumeMyWebhook500,t as revokeMyApiKey400,t as revokeMyApiKey401,t as revokeMyApiKey403,
t as revokeMyApiKey404,t as revokeMyApiKey500,t as revokeMyClient400,t as revokeMyClient401,t as revokeMyClient403,t as revokeMyClient404,t as revokeMyClient500,
t as revokeMyInvitation400,t as revokeMyInvitation401,t as revokeMyInvitation403,t as revokeMyInvitation404,t as revokeMyInvitation500,M as updateMyOrganization200,
t as updateMyOrganization400,t as updateMyOrganization401,t as updateMyOrganization403,t as updateMyOrganization413,t as updateMyOrganization415,t as updateMyOrganization500};
