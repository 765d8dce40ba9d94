// @generated from schemas/v3/enums/format-id-parameter.json by codegen. Do not edit; run "npm run codegen".
const m={type:"string",enum:["dimensions","duration"],$id:"EnumsFormatIdParameter"};function n(r,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:l=r,
dynamicAnchors:d={}}={}){let e=null,a=0;const t=n.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.items=void 0),typeof r!="string"){const s={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="dimensions"||r==="duration")){const s={
instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:m.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}
return n.errors=a>100?e.slice(0,100):e,a===0}n.evaluated={dynamicProps:!1,dynamicItems:!1};export{n as EnumsFormatIdParameter};
