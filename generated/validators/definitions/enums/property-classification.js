// @generated from schemas/v3/enums/property-classification.json by codegen. Do not edit; run "npm run codegen".
const o={type:"string",enum:["property","ad_infra","publisher_mask","network","unclassified"],$id:"EnumsPropertyClassification"};function t(s,{instancePath:i="",
parentData:l,parentDataProperty:u,rootData:m=s,dynamicAnchors:p={}}={}){let e=null,n=0;const a=t.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.
items=void 0),typeof s!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),n++}if(!(s==="property"||s==="ad_infra"||s==="publisher_mask"||s==="network"||s==="unclassified")){const r={instancePath:i,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:o.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),n++}return t.errors=n>100?e.slice(0,100):e,n===0}t.
evaluated={dynamicProps:!1,dynamicItems:!1};export{t as EnumsPropertyClassification};
