// @generated from schemas/v3/enums/creative-sort-field.json by codegen. Do not edit; run "npm run codegen".
const o={type:"string",enum:["created_date","updated_date","name","status","assignment_count"],$id:"EnumsCreativeSortField"};function r(t,{instancePath:u="",parentData:i,
parentDataProperty:m,rootData:l=t,dynamicAnchors:d={}}={}){let e=null,a=0;const n=r.evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),
typeof t!="string"){const s={instancePath:u,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(t===
"created_date"||t==="updated_date"||t==="name"||t==="status"||t==="assignment_count")){const s={instancePath:u,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:o.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}return r.errors=a>100?e.slice(0,100):e,a===0}r.evaluated={dynamicProps:!1,
dynamicItems:!1};export{r as EnumsCreativeSortField};
