// @generated from schemas/v3/registry/agent-search-response.json by codegen. Do not edit; run "npm run codegen".
import{RegistryAgentSearchResult as p}from"../../definitions/registry/agent-search-result.js";const c={type:"object",required:["results","cursor","has_more"],properties:{
results:{type:"array",items:{$ref:"RegistryAgentSearchResult"}},cursor:{type:["string","null"]},has_more:{type:"boolean"}},$id:"RegistryAgentSearchResponse"};function l(s,{
instancePath:o="",parentData:f,parentDataProperty:h,rootData:n=s,dynamicAnchors:m={}}={}){let e=null,t=0;const i=l.evaluated;if(i.dynamicProps&&(i.props=void 0),
i.dynamicItems&&(i.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.results===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"results"},message:"must have required property 'results'"};e===null?e=[r]:e.push(r),t++}if(s.cursor===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cursor"},message:"must have required property 'cursor'"};e===null?e=[r]:e.push(r),t++}if(s.has_more===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_more"},message:"must have required property 'has_more'"};
e===null?e=[r]:e.push(r),t++}if(s.results!==void 0){let r=s.results;if(Array.isArray(r)){const u=r.length,y=t+20;for(let a=0;a<u&&!(t>=y);a++)p(r[a],{instancePath:o+
"/results/"+a,parentData:r,parentDataProperty:a,rootData:n,dynamicAnchors:m})||(e=e===null?p.errors:e.concat(p.errors),t=e.length)}else{const u={instancePath:o+
"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),t++}}if(s.cursor!==void 0){
let r=s.cursor;if(typeof r!="string"&&r!==null){const u={instancePath:o+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:c.properties.
cursor.type},message:"must be string,null"};e===null?e=[u]:e.push(u),t++}}if(s.has_more!==void 0&&typeof s.has_more!="boolean"){const r={instancePath:o+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return l.errors=t>100?e.slice(0,100):e,t===0}l.
evaluated={props:{results:!0,cursor:!0,has_more:!0},dynamicProps:!1,dynamicItems:!1};export{l as RegistryAgentSearchResponse};
