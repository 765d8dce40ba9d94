// @generated from schemas/v3/enums/impairment-reason-code.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["policy_violation","consent_expired","ttl_expired","pii_audit_failed","seller_removed","content_rejected","identity_authorization_revoked","identity_authorization_expired","source_private","source_offline","property_depublished"],$id:"EnumsImpairmentReasonCode"};function n(e,{instancePath:s="",
parentData:p,parentDataProperty:u,rootData:a=e,dynamicAnchors:d={}}={}){let i=null,t=0;const o=n.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),typeof e!="string"){const r={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};i===null?i=[r]:i.push(
r),t++}if(!(e==="policy_violation"||e==="consent_expired"||e==="ttl_expired"||e==="pii_audit_failed"||e==="seller_removed"||e==="content_rejected"||e==="identity_authorization_revoked"||e==="identity_authorization_expired"||e==="source_private"||e==="source_offline"||e==="property_depublished")){const r={instancePath:s,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.enum},message:"must be equal to one of the allowed values"};i===null?i=[r]:i.push(r),t++}return n.errors=
t>100?i.slice(0,100):i,t===0}n.evaluated={dynamicProps:!1,dynamicItems:!1};export{n as EnumsImpairmentReasonCode};
