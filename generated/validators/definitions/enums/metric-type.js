// @generated from schemas/v3/enums/metric-type.json by codegen. Do not edit; run "npm run codegen".
const a={type:"string",enum:["overall_performance","conversion_rate","brand_lift","click_through_rate","completion_rate","viewability","brand_safety","cost_efficiency"],$id:"EnumsMetricType"};function i(e,{instancePath:o="",parentData:l,parentDataProperty:c,rootData:m=e,dynamicAnchors:u={}}={}){let r=null,s=0;const n=i.
evaluated;if(n.dynamicProps&&(n.props=void 0),n.dynamicItems&&(n.items=void 0),typeof e!="string"){const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[t]:r.push(t),s++}if(!(e==="overall_performance"||e==="conversion_rate"||e==="brand_lift"||e==="click_through_rate"||e==="completion_rate"||e==="viewability"||e==="brand_safety"||e==="cost_efficiency")){const t={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:a.enum},message:"must be equal to one of the allowed values"};r===null?r=[t]:r.push(t),s++}return i.errors=s>100?r.slice(0,100):r,s===0}i.evaluated=
{dynamicProps:!1,dynamicItems:!1};export{i as EnumsMetricType};
