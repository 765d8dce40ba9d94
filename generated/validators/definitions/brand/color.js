// @generated from schemas/v3/brand/color.json by codegen. Do not edit; run "npm run codegen".
const y=new RegExp("^#[0-9A-Fa-f]{6}$","u");function u(a,{instancePath:n="",parentData:O,parentDataProperty:A,rootData:w=a,dynamicAnchors:k={}}={}){let e=null,s=0;
const l=u.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const f=s;let i=!1,m=null;const h=s;if(typeof a=="string"){if(!y.test(a)){
const t={instancePath:n,schemaPath:"#/oneOf/0/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"},message:'must match pattern "^#[0-9A-Fa-f]{6}$"'};
e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}var p=h===s;p&&(i=!0,m=0);const d=s;if(Array.isArray(a)){if(a.length<1){const r={instancePath:n,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[r]:e.push(r),s++}const t=a.length,v=s+20;for(let r=0;r<t&&!(s>=v);r++){let c=a[r];
if(typeof c=="string"){if(!y.test(c)){const o={instancePath:n+"/"+r,schemaPath:"#/oneOf/1/items/pattern",keyword:"pattern",params:{pattern:"^#[0-9A-Fa-f]{6}$"},
message:'must match pattern "^#[0-9A-Fa-f]{6}$"'};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:n+"/"+r,schemaPath:"#/oneOf/1/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:n,schemaPath:"#/oneOf/1/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}var p=d===s;if(p&&i)i=!1,m=[m,1];else if(p){i=!0,m=1;var g=!0}if(i)s=f,e!==null&&(f?e.length=
f:e=null);else{const t={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:m},message:"must match exactly one schema in oneOf"};e===null?
e=[t]:e.push(t),s++}return u.errors=s>100?e.slice(0,100):e,l.items=g,s===0}u.evaluated={dynamicProps:!1,dynamicItems:!0};export{u as BrandColor};
