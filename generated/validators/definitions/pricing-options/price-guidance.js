// @generated from schemas/v3/pricing-options/price-guidance.json by codegen. Do not edit; run "npm run codegen".
function n(p,{instancePath:m="",parentData:u,parentDataProperty:a,rootData:o=p,dynamicAnchors:l={}}={}){let e=null,r=0;const t=n.evaluated;if(t.dynamicProps&&(t.
props=void 0),t.dynamicItems&&(t.items=void 0),p&&typeof p=="object"&&!Array.isArray(p)){if(p.p25!==void 0){let i=p.p25;if(typeof i=="number"&&isFinite(i)){if(i<
0||isNaN(i)){const s={instancePath:m+"/p25",schemaPath:"#/properties/p25/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),r++}}else{const s={instancePath:m+"/p25",schemaPath:"#/properties/p25/type",keyword:"type",params:{type:"number"},message:"must be number"};
e===null?e=[s]:e.push(s),r++}}if(p.p50!==void 0){let i=p.p50;if(typeof i=="number"&&isFinite(i)){if(i<0||isNaN(i)){const s={instancePath:m+"/p50",schemaPath:"#/properties/p50/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:m+"/p50",schemaPath:"#/properties/p50/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),r++}}if(p.p75!==void 0){let i=p.
p75;if(typeof i=="number"&&isFinite(i)){if(i<0||isNaN(i)){const s={instancePath:m+"/p75",schemaPath:"#/properties/p75/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}else{const s={instancePath:m+"/p75",schemaPath:"#/properties/p75/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),r++}}if(p.p90!==void 0){let i=p.p90;if(typeof i=="number"&&isFinite(i)){if(i<0||isNaN(i)){const s={
instancePath:m+"/p90",schemaPath:"#/properties/p90/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),
r++}}else{const s={instancePath:m+"/p90",schemaPath:"#/properties/p90/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(
s),r++}}}else{const i={instancePath:m,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}return n.
errors=r>100?e.slice(0,100):e,r===0}n.evaluated={props:{p25:!0,p50:!0,p75:!0,p90:!0},dynamicProps:!1,dynamicItems:!1};export{n as PricingOptionsPriceGuidance};
