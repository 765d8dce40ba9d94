// @generated from schemas/v3/enums/talent-role.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["host","guest","creator","cast","narrator","producer","correspondent","commentator","analyst"],$id:"EnumsTalentRole"};function o(e,{
instancePath:a="",parentData:m,parentDataProperty:u,rootData:c=e,dynamicAnchors:i={}}={}){let r=null,t=0;const n=o.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),typeof e!="string"){const s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
r===null?r=[s]:r.push(s),t++}if(!(e==="host"||e==="guest"||e==="creator"||e==="cast"||e==="narrator"||e==="producer"||e==="correspondent"||e==="commentator"||e===
"analyst")){const s={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.enum},message:"must be equal to one of the allowed values"};r===null?
r=[s]:r.push(s),t++}return o.errors=t>100?r.slice(0,100):r,t===0}o.evaluated={dynamicProps:!1,dynamicItems:!1};export{o as EnumsTalentRole};
