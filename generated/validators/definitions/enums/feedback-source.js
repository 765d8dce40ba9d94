// @generated from schemas/v3/enums/feedback-source.json by codegen. Do not edit; run "npm run codegen".
const o={type:"string",enum:["buyer_attribution","third_party_measurement","platform_analytics","verification_partner"],$id:"EnumsFeedbackSource"};function n(r,{
instancePath:i="",parentData:u,parentDataProperty:m,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,a=0;const s=n.evaluated;if(s.dynamicProps&&(s.props=void 0),
s.dynamicItems&&(s.items=void 0),typeof r!="string"){const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}if(!(r==="buyer_attribution"||r==="third_party_measurement"||r==="platform_analytics"||r==="verification_partner")){const t={instancePath:i,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:o.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}return n.errors=
a>100?e.slice(0,100):e,a===0}n.evaluated={dynamicProps:!1,dynamicItems:!1};export{n as EnumsFeedbackSource};
