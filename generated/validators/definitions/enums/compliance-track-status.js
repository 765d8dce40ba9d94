// @generated from schemas/v3/enums/compliance-track-status.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["pass","fail","partial","skip","silent","warning","unknown","skipped"],$id:"EnumsComplianceTrackStatus"};function i(e,{instancePath:t="",
parentData:p,parentDataProperty:o,rootData:u=e,dynamicAnchors:m={}}={}){let s=null,r=0;const a=i.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.
items=void 0),typeof e!="string"){const n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(
n),r++}if(!(e==="pass"||e==="fail"||e==="partial"||e==="skip"||e==="silent"||e==="warning"||e==="unknown"||e==="skipped")){const n={instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),r++}return i.errors=r>100?s.slice(
0,100):s,r===0}i.evaluated={dynamicProps:!1,dynamicItems:!1};export{i as EnumsComplianceTrackStatus};
