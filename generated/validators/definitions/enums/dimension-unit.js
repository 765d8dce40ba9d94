// @generated from schemas/v3/enums/dimension-unit.json by codegen. Do not edit; run "npm run codegen".
const o={type:"string",enum:["px","dp","inches","cm","mm","pt"],$id:"EnumsDimensionUnit"};function m(e,{instancePath:i="",parentData:a,parentDataProperty:l,rootData:p=e,
dynamicAnchors:u={}}={}){let s=null,r=0;const t=m.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.items=void 0),typeof e!="string"){const n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),r++}if(!(e==="px"||e==="dp"||e==="inches"||e==="cm"||
e==="mm"||e==="pt")){const n={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:o.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),r++}return m.errors=r>100?s.slice(0,100):s,r===0}m.evaluated={dynamicProps:!1,dynamicItems:!1};export{m as EnumsDimensionUnit};
