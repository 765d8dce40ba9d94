// @generated from schemas/v3/core/requirements/vast-asset-requirements.json by codegen. Do not edit; run "npm run codegen".
const p={type:"object",properties:{vast_version:{type:"string",enum:["2.0","3.0","4.0","4.1","4.2"]}},$id:"CoreRequirementsVastAssetRequirements"};function i(t,{
instancePath:o="",parentData:u,parentDataProperty:l,rootData:m=t,dynamicAnchors:v={}}={}){let e=null,r=0;const n=i.evaluated;if(n.dynamicProps&&(n.props=void 0),
n.dynamicItems&&(n.items=void 0),t&&typeof t=="object"&&!Array.isArray(t)){if(t.vast_version!==void 0){let s=t.vast_version;if(typeof s!="string"){const a={instancePath:o+
"/vast_version",schemaPath:"#/properties/vast_version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}if(!(s===
"2.0"||s==="3.0"||s==="4.0"||s==="4.1"||s==="4.2")){const a={instancePath:o+"/vast_version",schemaPath:"#/properties/vast_version/enum",keyword:"enum",params:{allowedValues:p.
properties.vast_version.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return i.errors=r>100?e.slice(0,100):e,r===0}i.evaluated={props:{
vast_version:!0},dynamicProps:!1,dynamicItems:!1};export{i as CoreRequirementsVastAssetRequirements};
