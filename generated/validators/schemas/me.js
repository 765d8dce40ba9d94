// @generated from schemas/v3/me by codegen. Do not edit; run "npm run codegen".
import{MeAgent as t}from"../definitions/me/agent.js";import{MeAgentEnrolment as i}from"../definitions/me/agent-enrolment.js";import{MeAgentList as r}from"../definitions/me/agent-list.js";
import{MeAgentResponse as m}from"../definitions/me/agent-response.js";import{MeAgentUpdate as n}from"../definitions/me/agent-update.js";import{MeAgentWarning as p}from"../definitions/me/agent-warning.js";
import{MeApiKey as v}from"../definitions/me/api-key.js";import{MeApiKeyCreated as A}from"../definitions/me/api-key-created.js";import{MeApiKeyList as b}from"../definitions/me/api-key-list.js";
import{MeApiKeyRequest as L}from"../definitions/me/api-key-request.js";import{MeAuditEntry as h}from"../definitions/me/audit-entry.js";import{MeAuditPage as C}from"../definitions/me/audit-page.js";
import{MeClient as R}from"../definitions/me/client.js";import{MeClientCreated as q}from"../definitions/me/client-created.js";import{MeClientList as K}from"../definitions/me/client-list.js";
import{MeClientRequest as z}from"../definitions/me/client-request.js";import{MeEntry as P}from"../definitions/me/entry.js";import{MeEntryList as x}from"../definitions/me/entry-list.js";
import{MeIdentity as j}from"../definitions/me/identity.js";import{MeInvitation as B}from"../definitions/me/invitation.js";import{MeInvitationCreated as F}from"../definitions/me/invitation-created.js";
import{MeInvitationList as H}from"../definitions/me/invitation-list.js";import{MeInvitationRequest as N}from"../definitions/me/invitation-request.js";import{MeMember as T}from"../definitions/me/member.js";
import{MeMemberList as X}from"../definitions/me/member-list.js";import{MeMemberUpdate as Z}from"../definitions/me/member-update.js";import{MeOrganization as $}from"../definitions/me/organization.js";
import{MeOrganizationUpdate as te}from"../definitions/me/organization-update.js";import{MeStanding as ie}from"../definitions/me/standing.js";import{MeWebhook as re}from"../definitions/me/webhook.js";
import{MeWebhookAttempt as me}from"../definitions/me/webhook-attempt.js";import{MeWebhookAttemptList as ne}from"../definitions/me/webhook-attempt-list.js";import{
MeWebhookList as pe}from"../definitions/me/webhook-list.js";import{MeWebhookRedelivery as ve}from"../definitions/me/webhook-redelivery.js";import{MeWebhookRequest as Ae}from"../definitions/me/webhook-request.js";
import{MeWebhookUpdate as be}from"../definitions/me/webhook-update.js";export{t as MeAgent,i as MeAgentEnrolment,r as MeAgentList,m as MeAgentResponse,n as MeAgentUpdate,p as MeAgentWarning,v as MeApiKey,A as MeApiKeyCreated,b as MeApiKeyList,
L as MeApiKeyRequest,h as MeAuditEntry,C as MeAuditPage,R as MeClient,q as MeClientCreated,K as MeClientList,z as MeClientRequest,P as MeEntry,x as MeEntryList,
j as MeIdentity,B as MeInvitation,F as MeInvitationCreated,H as MeInvitationList,N as MeInvitationRequest,T as MeMember,X as MeMemberList,Z as MeMemberUpdate,$ as MeOrganization,
te as MeOrganizationUpdate,ie as MeStanding,re as MeWebhook,me as MeWebhookAttempt,ne as MeWebhookAttemptList,pe as MeWebhookList,ve as MeWebhookRedelivery,Ae as MeWebhookRequest,
be as MeWebhookUpdate};
