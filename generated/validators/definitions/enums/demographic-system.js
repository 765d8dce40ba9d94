// @generated from schemas/v3/enums/demographic-system.json by codegen. Do not edit; run "npm run codegen".
const o={type:"string",enum:["nielsen","barb","agf","oztam","mediametrie","custom"],$id:"EnumsDemographicSystem"};function n(e,{instancePath:a="",parentData:i,parentDataProperty:l,
rootData:u=e,dynamicAnchors:p={}}={}){let s=null,t=0;const m=n.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof e!="string"){
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[r]:s.push(r),t++}if(!(e==="nielsen"||e===
"barb"||e==="agf"||e==="oztam"||e==="mediametrie"||e==="custom")){const r={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:o.enum},message:"must be equal to one of the allowed values"};s===null?s=[r]:s.push(r),t++}return n.errors=t>100?s.slice(0,100):s,t===0}n.evaluated={dynamicProps:!1,dynamicItems:!1};export{n as EnumsDemographicSystem};
