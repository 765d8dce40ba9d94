// @generated from schemas/v3/enums/signal-methodology.json by codegen. Do not edit; run "npm run codegen".
const a={type:"string",enum:["observed","declared","derived","inferred","modeled"],$id:"EnumsSignalMethodology"};function l(r,{instancePath:t="",parentData:d,parentDataProperty:i,
rootData:m=r,dynamicAnchors:u={}}={}){let e=null,n=0;const o=l.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof r!="string"){
const s={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),n++}if(!(r==="observed"||r===
"declared"||r==="derived"||r==="inferred"||r==="modeled")){const s={instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:a.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),n++}return l.errors=n>100?e.slice(0,100):e,n===0}l.evaluated={dynamicProps:!1,dynamicItems:!1};export{l as EnumsSignalMethodology};
