// @generated from schemas/v3/enums/collection-record-status.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["active","stale","removed"],$id:"EnumsCollectionRecordStatus"};function n(s,{instancePath:o="",parentData:i,parentDataProperty:m,rootData:u=s,
dynamicAnchors:c={}}={}){let e=null,r=0;const a=n.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof s!="string"){const t={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(!(s==="active"||s==="stale"||s==="removed")){
const t={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.
push(t),r++}return n.errors=r>100?e.slice(0,100):e,r===0}n.evaluated={dynamicProps:!1,dynamicItems:!1};export{n as EnumsCollectionRecordStatus};
