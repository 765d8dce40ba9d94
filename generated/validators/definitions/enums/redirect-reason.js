// @generated from schemas/v3/enums/redirect-reason.json by codegen. Do not edit; run "npm run codegen".
const a={type:"string",enum:["acquisition","divestiture","rebrand","regional","legacy","consolidation","other"],$id:"EnumsRedirectReason"};function i(e,{instancePath:o="",
parentData:l,parentDataProperty:u,rootData:m=e,dynamicAnchors:c={}}={}){let s=null,n=0;const t=i.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.
items=void 0),typeof e!="string"){const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[r]:s.push(
r),n++}if(!(e==="acquisition"||e==="divestiture"||e==="rebrand"||e==="regional"||e==="legacy"||e==="consolidation"||e==="other")){const r={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:a.enum},message:"must be equal to one of the allowed values"};s===null?s=[r]:s.push(r),n++}return i.errors=n>100?s.
slice(0,100):s,n===0}i.evaluated={dynamicProps:!1,dynamicItems:!1};export{i as EnumsRedirectReason};
