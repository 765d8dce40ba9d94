// @generated from schemas/v3/enums/property-resolution-source.json by codegen. Do not edit; run "npm run codegen".
const u={type:"string",enum:["adagents_json","hosted","discovered"],$id:"EnumsPropertyResolutionSource"};function n(s,{instancePath:a="",parentData:l,parentDataProperty:i,
rootData:m=s,dynamicAnchors:d={}}={}){let e=null,t=0;const o=n.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof s!="string"){
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s==="adagents_json"||
s==="hosted"||s==="discovered")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:u.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return n.errors=t>100?e.slice(0,100):e,t===0}n.evaluated={dynamicProps:!1,dynamicItems:!1};export{n as EnumsPropertyResolutionSource};
