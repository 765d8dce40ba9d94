// @generated from schemas/v3/registry/agent-measurement-capabilities.json by codegen. Do not edit; run "npm run codegen".
import{RegistryAgentMetric as p}from"../../definitions/registry/agent-metric.js";function o(i,{instancePath:a="",parentData:u,parentDataProperty:f,rootData:c=i,dynamicAnchors:l={}}={}){let e=null,t=0;const m=o.evaluated;if(m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.metrics===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"metrics"},message:"must have required property 'metrics'"};e===null?e=[r]:e.push(r),t++}if(i.metrics!==void 0){let r=i.
metrics;if(Array.isArray(r)){if(r.length>500){const s={instancePath:a+"/metrics",schemaPath:"#/properties/metrics/maxItems",keyword:"maxItems",params:{limit:500},
message:"must NOT have more than 500 items"};e===null?e=[s]:e.push(s),t++}const n=r.length,y=t+20;for(let s=0;s<Math.min(n,500)&&!(t>=y);s++)p(r[s],{instancePath:a+
"/metrics/"+s,parentData:r,parentDataProperty:s,rootData:c,dynamicAnchors:l})||(e=e===null?p.errors:e.concat(p.errors),t=e.length)}else{const n={instancePath:a+
"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),t++}}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return o.errors=t>100?e.slice(0,100):e,t===0}o.
evaluated={props:{metrics:!0},dynamicProps:!1,dynamicItems:!1};export{o as RegistryAgentMeasurementCapabilities};
