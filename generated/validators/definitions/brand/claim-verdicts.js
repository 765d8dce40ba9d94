// @generated from schemas/v3/brand/claim-verdicts.json by codegen. Do not edit; run "npm run codegen".
import{BrandClaimResult as f}from"../../definitions/brand/claim-result.js";function c(t,{instancePath:n="",parentData:A,parentDataProperty:P,rootData:y=t,dynamicAnchors:d={}}={}){let e=null,r=0;const o=c.evaluated;o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0);const u=r,h=r,p=r;let a=!1;const g=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let s;if(t.errors===void 0&&(s="errors")){const l={};e===null?e=[l]:e.push(l),r++}}var m=g===r;a=a||m;const v=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let s;if(t.signed_response===void 0&&(s=
"signed_response")){const l={};e===null?e=[l]:e.push(l),r++}}var m=v===r;if(a=a||m,a)r=p,e!==null&&(p?e.length=p:e=null);else{const s={};e===null?e=[s]:e.push(s),
r++}var b=h===r;if(b){const s={instancePath:n,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid"};e===null?e=[s]:e.push(s),r++}else r=u,e!==
null&&(u?e.length=u:e=null);if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.results===void 0){const s={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"results"},message:"must have required property 'results'"};e===null?e=[s]:e.push(s),r++}if(t.results!==void 0){let s=t.results;if(Array.
isArray(s)){if(s.length<1){const i={instancePath:n+"/results",schemaPath:"#/properties/results/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[i]:e.push(i),r++}const l=s.length,_=r+20;for(let i=0;i<l&&!(r>=_);i++)f(s[i],{instancePath:n+"/results/"+i,parentData:s,parentDataProperty:i,
rootData:y,dynamicAnchors:d})||(e=e===null?f.errors:e.concat(f.errors),r=e.length)}else{const l={instancePath:n+"/results",schemaPath:"#/properties/results/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}}else{const s={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return c.errors=r>100?e.slice(0,100):e,r===0}c.evaluated={props:{results:!0},dynamicProps:!1,
dynamicItems:!1};export{c as BrandClaimVerdicts};
