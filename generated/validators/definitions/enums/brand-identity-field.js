// @generated from schemas/v3/enums/brand-identity-field.json by codegen. Do not edit; run "npm run codegen".
const o={type:"string",enum:["description","industries","keller_type","logos","colors","fonts","visual_guidelines","tone","tagline","voice_synthesis","assets","rights"],$id:"EnumsBrandIdentityField"};function t(e,{instancePath:l="",parentData:u,parentDataProperty:m,rootData:p=e,dynamicAnchors:a={}}={}){let s=null,i=0;const r=t.
evaluated;if(r.dynamicProps&&(r.props=void 0),r.dynamicItems&&(r.items=void 0),typeof e!="string"){const n={instancePath:l,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};s===null?s=[n]:s.push(n),i++}if(!(e==="description"||e==="industries"||e==="keller_type"||e==="logos"||e==="colors"||e===
"fonts"||e==="visual_guidelines"||e==="tone"||e==="tagline"||e==="voice_synthesis"||e==="assets"||e==="rights")){const n={instancePath:l,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:o.enum},message:"must be equal to one of the allowed values"};s===null?s=[n]:s.push(n),i++}return t.errors=i>100?s.slice(0,100):s,i===
0}t.evaluated={dynamicProps:!1,dynamicItems:!1};export{t as EnumsBrandIdentityField};
