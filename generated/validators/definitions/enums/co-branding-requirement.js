// @generated from schemas/v3/enums/co-branding-requirement.json by codegen. Do not edit; run "npm run codegen".
const i={type:"string",enum:["required","optional","none"],$id:"EnumsCoBrandingRequirement"};function a(n,{instancePath:o="",parentData:u,parentDataProperty:l,rootData:m=n,
dynamicAnchors:p={}}={}){let e=null,s=0;const t=a.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.items=void 0),typeof n!="string"){const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(!(n==="required"||n==="optional"||n==="none")){
const r={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:i.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.
push(r),s++}return a.errors=s>100?e.slice(0,100):e,s===0}a.evaluated={dynamicProps:!1,dynamicItems:!1};export{a as EnumsCoBrandingRequirement};
