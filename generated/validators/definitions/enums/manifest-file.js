// @generated from schemas/v3/enums/manifest-file.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["brand.json","adagents.json"],$id:"EnumsManifestFile"};function r(n,{instancePath:o="",parentData:i,parentDataProperty:m,rootData:u=n,
dynamicAnchors:d={}}={}){let e=null,a=0;const t=r.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.items=void 0),typeof n!="string"){const s={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(n==="brand.json"||n==="adagents.json")){const s={
instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}
return r.errors=a>100?e.slice(0,100):e,a===0}r.evaluated={dynamicProps:!1,dynamicItems:!1};export{r as EnumsManifestFile};
