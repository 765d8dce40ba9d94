// @generated from schemas/v3/enums/signal-cadence.json by codegen. Do not edit; run "npm run codegen".
const i={type:"string",enum:["intra_day","daily","weekly","monthly","bi_monthly","quarterly","bi_annually","annually"],$id:"EnumsSignalCadence"};function r(e,{instancePath:t="",
parentData:u,parentDataProperty:y,rootData:o=e,dynamicAnchors:m={}}={}){let n=null,a=0;const s=r.evaluated;if(s.dynamicProps&&(s.props=void 0),s.dynamicItems&&(s.
items=void 0),typeof e!="string"){const l={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};n===null?n=[l]:n.push(
l),a++}if(!(e==="intra_day"||e==="daily"||e==="weekly"||e==="monthly"||e==="bi_monthly"||e==="quarterly"||e==="bi_annually"||e==="annually")){const l={instancePath:t,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:i.enum},message:"must be equal to one of the allowed values"};n===null?n=[l]:n.push(l),a++}return r.errors=
a>100?n.slice(0,100):n,a===0}r.evaluated={dynamicProps:!1,dynamicItems:!1};export{r as EnumsSignalCadence};
