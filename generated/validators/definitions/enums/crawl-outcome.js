// @generated from schemas/v3/enums/crawl-outcome.json by codegen. Do not edit; run "npm run codegen".
const u={type:"string",enum:["changed","unchanged","absent","invalid","unreachable"],$id:"EnumsCrawlOutcome"};function t(n,{instancePath:l="",parentData:o,parentDataProperty:i,
rootData:m=n,dynamicAnchors:c={}}={}){let e=null,a=0;const r=t.evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof n!="string"){
const s={instancePath:l,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(n==="changed"||n===
"unchanged"||n==="absent"||n==="invalid"||n==="unreachable")){const s={instancePath:l,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:u.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}return t.errors=a>100?e.slice(0,100):e,a===0}t.evaluated={dynamicProps:!1,dynamicItems:!1};export{t as EnumsCrawlOutcome};
