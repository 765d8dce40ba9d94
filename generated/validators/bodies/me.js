// @generated from openapi/paths/me.yaml by codegen. Do not edit; run "npm run codegen".
import{MeOrganizationUpdate as a}from"../definitions/me/organization-update.js";import{MeMemberUpdate as t}from"../definitions/me/member-update.js";import{MeInvitationRequest as r}from"../definitions/me/invitation-request.js";
import{MeApiKeyRequest as s}from"../definitions/me/api-key-request.js";import{MeClientRequest as y}from"../definitions/me/client-request.js";import{MeWebhookRequest as n}from"../definitions/me/webhook-request.js";
import{MeWebhookRedelivery as l}from"../definitions/me/webhook-redelivery.js";import{MeWebhookUpdate as f}from"../definitions/me/webhook-update.js";import{MeAgentEnrolment as g}from"../definitions/me/agent-enrolment.js";
import{MeAgentUpdate as b}from"../definitions/me/agent-update.js";export{b as changeMyAgentBody,t as changeMyMemberBody,f as changeMyWebhookBody,s as createMyApiKeyBody,y as createMyClientBody,r as createMyInvitationBody,n as createMyWebhookBody,
g as enrollMyAgentBody,l as redeliverMyWebhookBody,a as updateMyOrganizationBody};
