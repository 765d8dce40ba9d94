// @generated from schemas/v3/enums/delivery-type.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["guaranteed","non_guaranteed"],$id:"EnumsDeliveryType"};function t(s,{instancePath:u="",parentData:o,parentDataProperty:i,rootData:m=s,
dynamicAnchors:d={}}={}){let e=null,n=0;const r=t.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof s!="string"){const a={instancePath:u,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),n++}if(!(s==="guaranteed"||s==="non_guaranteed")){const a={
instancePath:u,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),n++}
return t.errors=n>100?e.slice(0,100):e,n===0}t.evaluated={dynamicProps:!1,dynamicItems:!1};export{t as EnumsDeliveryType};
