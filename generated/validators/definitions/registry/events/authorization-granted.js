// @generated from schemas/v3/registry/events/authorization-granted.json by codegen. Do not edit; run "npm run codegen".
import{RegistryEventsAuthorizationPayload as o}from"../../../definitions/registry/events/authorization-payload.js";function l(t,{instancePath:i="",parentData:d,parentDataProperty:c,rootData:y=t,dynamicAnchors:f={}}={}){let e=null,r=0;const a=l.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),o(t,{instancePath:i,parentData:d,parentDataProperty:c,rootData:y,dynamicAnchors:f})||(e=e===null?o.errors:e.concat(
o.errors),r=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.changed_fields!==void 0){let s=t.changed_fields;if(Array.isArray(s)){const n=s.length,_=r+20;
for(let u=0;u<n&&!(r>=_);u++)if(typeof s[u]!="string"){const p={instancePath:i+"/changed_fields/"+u,schemaPath:"#/properties/changed_fields/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}else{const n={instancePath:i+"/changed_fields",schemaPath:"#/properties/changed_fields/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}}}else{const s={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return l.errors=r>100?e.slice(0,100):e,r===0}l.evaluated={props:{changed_fields:!0,
id:!0,agent_url:!0,agent_url_canonical:!0,publisher_domain:!0,authorization_type:!0,authorized_for:!0,property_ids:!0,property_tags:!0,properties:!0,publisher_properties:!0,
signal_ids:!0,signal_tags:!0,property_rid:!0,property_id_slug:!0,placement_ids:!0,placement_tags:!0,collections:!0,countries:!0,delegation_type:!0,exclusive:!0,
signing_keys:!0,effective_from:!0,effective_until:!0,evidence:!0,disputed:!0,created_by:!0,expires_at:!0,created_at:!0,updated_at:!0,override_applied:!0,override_reason:!0,
shortened:!0},dynamicProps:!1,dynamicItems:!1};export{l as RegistryEventsAuthorizationGranted};
