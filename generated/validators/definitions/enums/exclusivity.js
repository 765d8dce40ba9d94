// @generated from schemas/v3/enums/exclusivity.json by codegen. Do not edit; run "npm run codegen".
const o={type:"string",enum:["none","category","exclusive"],$id:"EnumsExclusivity"};function a(s,{instancePath:l="",parentData:i,parentDataProperty:u,rootData:m=s,
dynamicAnchors:c={}}={}){let e=null,n=0;const r=a.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof s!="string"){const t={instancePath:l,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),n++}if(!(s==="none"||s==="category"||s==="exclusive")){
const t={instancePath:l,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:o.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.
push(t),n++}return a.errors=n>100?e.slice(0,100):e,n===0}a.evaluated={dynamicProps:!1,dynamicItems:!1};export{a as EnumsExclusivity};
