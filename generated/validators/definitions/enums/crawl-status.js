// @generated from schemas/v3/enums/crawl-status.json by codegen. Do not edit; run "npm run codegen".
const u={type:"string",enum:["queued","running","deferred","retrying","completed","invalid","failed"],$id:"EnumsCrawlStatus"};function l(e,{instancePath:i="",parentData:a,
parentDataProperty:o,rootData:m=e,dynamicAnchors:d={}}={}){let r=null,n=0;const t=l.evaluated;if(t.dynamicProps&&(t.props=void 0),t.dynamicItems&&(t.items=void 0),
typeof e!="string"){const s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[s]:r.push(s),n++}if(!(e===
"queued"||e==="running"||e==="deferred"||e==="retrying"||e==="completed"||e==="invalid"||e==="failed")){const s={instancePath:i,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:u.enum},message:"must be equal to one of the allowed values"};r===null?r=[s]:r.push(s),n++}return l.errors=n>100?r.slice(0,100):r,n===0}
l.evaluated={dynamicProps:!1,dynamicItems:!1};export{l as EnumsCrawlStatus};
