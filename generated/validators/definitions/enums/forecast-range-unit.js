// @generated from schemas/v3/enums/forecast-range-unit.json by codegen. Do not edit; run "npm run codegen".
const t={type:"string",enum:["spend","availability","reach_freq","weekly","daily","clicks","conversions","package"],$id:"EnumsForecastRangeUnit"};function i(e,{
instancePath:l="",parentData:o,parentDataProperty:c,rootData:m=e,dynamicAnchors:u={}}={}){let s=null,r=0;const a=i.evaluated;if(a.dynamicProps&&(a.props=void 0),
a.dynamicItems&&(a.items=void 0),typeof e!="string"){const n={instancePath:l,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
s===null?s=[n]:s.push(n),r++}if(!(e==="spend"||e==="availability"||e==="reach_freq"||e==="weekly"||e==="daily"||e==="clicks"||e==="conversions"||e==="package")){
const n={instancePath:l,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:t.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.
push(n),r++}return i.errors=r>100?s.slice(0,100):s,r===0}i.evaluated={dynamicProps:!1,dynamicItems:!1};export{i as EnumsForecastRangeUnit};
