// @generated from schemas/v3/enums/signal-catalog-type.json by codegen. Do not edit; run "npm run codegen".
const o={type:"string",enum:["marketplace","custom","owned"],$id:"EnumsSignalCatalogType"};function r(s,{instancePath:l="",parentData:m,parentDataProperty:u,rootData:i=s,
dynamicAnchors:p={}}={}){let e=null,t=0;const n=r.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof s!="string"){const a={instancePath:l,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}if(!(s==="marketplace"||s==="custom"||s==="owned")){const a={instancePath:l,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:o.enum},message:"must be equal to one of the allowed values"};e===null?e=[
a]:e.push(a),t++}return r.errors=t>100?e.slice(0,100):e,t===0}r.evaluated={dynamicProps:!1,dynamicItems:!1};export{r as EnumsSignalCatalogType};
