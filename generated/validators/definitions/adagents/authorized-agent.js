// @generated from schemas/v3/adagents/authorized-agent.json by codegen. Do not edit; run "npm run codegen".
import{AdagentsAgentByPropertyIds as v}from"../../definitions/adagents/agent-by-property-ids.js";import{AdagentsAgentByPropertyTags as m}from"../../definitions/adagents/agent-by-property-tags.js";
import{AdagentsAgentByInlineProperties as A}from"../../definitions/adagents/agent-by-inline-properties.js";import{AdagentsAgentByPublisherProperties as h}from"../../definitions/adagents/agent-by-publisher-properties.js";
import{AdagentsAgentBySignalIds as z}from"../../definitions/adagents/agent-by-signal-ids.js";import{AdagentsAgentBySignalTags as k}from"../../definitions/adagents/agent-by-signal-tags.js";function B(n,{instancePath:f="",parentData:a,parentDataProperty:g,rootData:_=n,dynamicAnchors:d={}}={}){let t=null,u=0;const c=B.evaluated;c.dynamicProps&&(c.props=
void 0),c.dynamicItems&&(c.items=void 0);const y=u;let i=!1,r=null;const o=u;v(n,{instancePath:f,parentData:a,parentDataProperty:g,rootData:_,dynamicAnchors:d})||
(t=t===null?v.errors:t.concat(v.errors),u=t.length);var l=o===u;if(l){i=!0,r=0;var e={};e.authorization_type=!0,e.property_ids=!0,e.collections=!0,e.placement_ids=
!0,e.placement_tags=!0,e.delegation_type=!0,e.exclusive=!0,e.countries=!0,e.effective_from=!0,e.effective_until=!0,e.url=!0,e.authorized_for=!0,e.signing_keys=!0,
e.encryption_keys=!0,e.last_updated=!0}const I=u;m(n,{instancePath:f,parentData:a,parentDataProperty:g,rootData:_,dynamicAnchors:d})||(t=t===null?m.errors:t.concat(
m.errors),u=t.length);var l=I===u;if(l&&i)i=!1,r=[r,1];else{l&&(i=!0,r=1,e!==!0&&(e=e||{},e.authorization_type=!0,e.property_tags=!0,e.collections=!0,e.placement_ids=
!0,e.placement_tags=!0,e.delegation_type=!0,e.exclusive=!0,e.countries=!0,e.effective_from=!0,e.effective_until=!0,e.url=!0,e.authorized_for=!0,e.signing_keys=!0,
e.encryption_keys=!0,e.last_updated=!0));const s=u;A(n,{instancePath:f,parentData:a,parentDataProperty:g,rootData:_,dynamicAnchors:d})||(t=t===null?A.errors:t.concat(
A.errors),u=t.length);var l=s===u;if(l&&i)i=!1,r=[r,2];else{l&&(i=!0,r=2,e!==!0&&(e=e||{},e.authorization_type=!0,e.properties=!0,e.collections=!0,e.placement_ids=
!0,e.placement_tags=!0,e.delegation_type=!0,e.exclusive=!0,e.countries=!0,e.effective_from=!0,e.effective_until=!0,e.url=!0,e.authorized_for=!0,e.signing_keys=!0,
e.encryption_keys=!0,e.last_updated=!0));const $=u;h(n,{instancePath:f,parentData:a,parentDataProperty:g,rootData:_,dynamicAnchors:d})||(t=t===null?h.errors:t.concat(
h.errors),u=t.length);var l=$===u;if(l&&i)i=!1,r=[r,3];else{l&&(i=!0,r=3,e!==!0&&(e=e||{},e.authorization_type=!0,e.publisher_properties=!0,e.collections=!0,e.placement_ids=
!0,e.placement_tags=!0,e.delegation_type=!0,e.exclusive=!0,e.countries=!0,e.effective_from=!0,e.effective_until=!0,e.url=!0,e.authorized_for=!0,e.signing_keys=!0,
e.encryption_keys=!0,e.last_updated=!0));const x=u;z(n,{instancePath:f,parentData:a,parentDataProperty:g,rootData:_,dynamicAnchors:d})||(t=t===null?z.errors:t.concat(
z.errors),u=t.length);var l=x===u;if(l&&i)i=!1,r=[r,4];else{l&&(i=!0,r=4,e!==!0&&(e=e||{},e.authorization_type=!0,e.signal_ids=!0,e.url=!0,e.authorized_for=!0,e.
signing_keys=!0,e.encryption_keys=!0,e.last_updated=!0));const S=u;k(n,{instancePath:f,parentData:a,parentDataProperty:g,rootData:_,dynamicAnchors:d})||(t=t===null?
k.errors:t.concat(k.errors),u=t.length);var l=S===u;l&&i?(i=!1,r=[r,5]):l&&(i=!0,r=5,e!==!0&&(e=e||{},e.authorization_type=!0,e.signal_tags=!0,e.url=!0,e.authorized_for=
!0,e.signing_keys=!0,e.encryption_keys=!0,e.last_updated=!0))}}}}if(i)u=y,t!==null&&(y?t.length=y:t=null);else{const s={instancePath:f,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:r},message:"must match exactly one schema in oneOf"};t===null?t=[s]:t.push(s),u++}return B.errors=u>100?t.slice(0,100):t,c.props=e,
u===0}B.evaluated={dynamicProps:!0,dynamicItems:!1};export{B as AdagentsAuthorizedAgent};
