// @generated from schemas/v3/enums/social-placement-surface.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["feed","stories","short_video","explore","search"],$id:"EnumsSocialPlacementSurface"};function o(s,{instancePath:n="",parentData:i,
parentDataProperty:m,rootData:u=s,dynamicAnchors:c={}}={}){let e=null,t=0;const a=o.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),
typeof s!="string"){const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(!(s===
"feed"||s==="stories"||s==="short_video"||s==="explore"||s==="search")){const r={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.enum},
message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),t++}return o.errors=t>100?e.slice(0,100):e,t===0}o.evaluated={dynamicProps:!1,dynamicItems:!1};export{o as EnumsSocialPlacementSurface};
