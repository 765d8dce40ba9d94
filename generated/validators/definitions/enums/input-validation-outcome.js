// @generated from schemas/v3/enums/input-validation-outcome.json by codegen. Do not edit; run "npm run codegen".
const r={type:"string",enum:["validated_pass","validated_fail","unvalidatable_nondeterministic"],$id:"EnumsInputValidationOutcome"};function i(a,{instancePath:l="",
parentData:o,parentDataProperty:u,rootData:d=a,dynamicAnchors:m={}}={}){let e=null,s=0;const n=i.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.
items=void 0),typeof a!="string"){const t={instancePath:l,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}if(!(a==="validated_pass"||a==="validated_fail"||a==="unvalidatable_nondeterministic")){const t={instancePath:l,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:r.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return i.errors=s>100?e.slice(0,100):e,s===0}i.evaluated=
{dynamicProps:!1,dynamicItems:!1};export{i as EnumsInputValidationOutcome};
