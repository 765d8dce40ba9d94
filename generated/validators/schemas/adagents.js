// @generated from schemas/v3/adagents by codegen. Do not edit; run "npm run codegen".
import{AdagentsAgentByInlineProperties as e}from"../definitions/adagents/agent-by-inline-properties.js";import{AdagentsAgentByPropertyIds as n}from"../definitions/adagents/agent-by-property-ids.js";
import{AdagentsAgentByPropertyTags as i}from"../definitions/adagents/agent-by-property-tags.js";import{AdagentsAgentByPublisherProperties as o}from"../definitions/adagents/agent-by-publisher-properties.js";
import{AdagentsAgentBySignalIds as d}from"../definitions/adagents/agent-by-signal-ids.js";import{AdagentsAgentBySignalTags as m}from"../definitions/adagents/agent-by-signal-tags.js";
import{AdagentsAgentCommon as p}from"../definitions/adagents/agent-common.js";import{AdagentsAuthorizedAgent as v}from"../definitions/adagents/authorized-agent.js";
import{AdagentsContact as P}from"../definitions/adagents/contact.js";import{AdagentsEncryptionKey as B}from"../definitions/adagents/encryption-key.js";import{AdagentsFormatDeclaration as u}from"../definitions/adagents/format-declaration.js";
import{AdagentsInline as I}from"../definitions/adagents/inline.js";import{AdagentsPlacement as h}from"../definitions/adagents/placement.js";import{AdagentsPlacementFormatOption as T}from"../definitions/adagents/placement-format-option.js";
import{AdagentsPointer as C}from"../definitions/adagents/pointer.js";import{AdagentsPropertyFeature as k}from"../definitions/adagents/property-feature.js";import{
AdagentsReferenceRenderer as E}from"../definitions/adagents/reference-renderer.js";import{AdagentsRevokedPublisherDomain as Q}from"../definitions/adagents/revoked-publisher-domain.js";
import{AdagentsSalesQualifiers as j}from"../definitions/adagents/sales-qualifiers.js";import{AdagentsSignalDefinition as w}from"../definitions/adagents/signal-definition.js";
import{AdagentsSignalRange as H}from"../definitions/adagents/signal-range.js";import{AdagentsSigningKey as L}from"../definitions/adagents/signing-key.js";import{
AdagentsTagDefinition as N}from"../definitions/adagents/tag-definition.js";export{e as AdagentsAgentByInlineProperties,n as AdagentsAgentByPropertyIds,i as AdagentsAgentByPropertyTags,o as AdagentsAgentByPublisherProperties,d as AdagentsAgentBySignalIds,
m as AdagentsAgentBySignalTags,p as AdagentsAgentCommon,v as AdagentsAuthorizedAgent,P as AdagentsContact,B as AdagentsEncryptionKey,u as AdagentsFormatDeclaration,
I as AdagentsInline,h as AdagentsPlacement,T as AdagentsPlacementFormatOption,C as AdagentsPointer,k as AdagentsPropertyFeature,E as AdagentsReferenceRenderer,Q as AdagentsRevokedPublisherDomain,
j as AdagentsSalesQualifiers,w as AdagentsSignalDefinition,H as AdagentsSignalRange,L as AdagentsSigningKey,N as AdagentsTagDefinition};
