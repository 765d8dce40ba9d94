// @generated from schemas/v3/enums/landing-page-requirement.json by codegen. Do not edit; run "npm run codegen".
const l={type:"string",enum:["any","retailer_site_only","must_include_retailer"],$id:"EnumsLandingPageRequirement"};function a(s,{instancePath:i="",parentData:u,
parentDataProperty:m,rootData:o=s,dynamicAnchors:d={}}={}){let e=null,r=0;const t=a.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.items=void 0),
typeof s!="string"){const n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}if(!(s===
"any"||s==="retailer_site_only"||s==="must_include_retailer")){const n={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:l.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),r++}return a.errors=r>100?e.slice(0,100):e,r===0}a.evaluated={dynamicProps:!1,dynamicItems:!1};export{a as EnumsLandingPageRequirement};
