// @generated from schemas/v3/enums/content-rating-system.json by codegen. Do not edit; run "npm run codegen".
const m={type:"string",enum:["tv_parental","mpaa","podcast","esrb","bbfc","fsk","acb","chvrs","csa","pegi","custom"],$id:"EnumsContentRatingSystem"};function a(e,{
instancePath:o="",parentData:c,parentDataProperty:l,rootData:i=e,dynamicAnchors:p={}}={}){let s=null,n=0;const r=a.evaluated;if(r.dynamicProps&&(r.props=void 0),
r.dynamicItems&&(r.items=void 0),typeof e!="string"){const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};
s===null?s=[t]:s.push(t),n++}if(!(e==="tv_parental"||e==="mpaa"||e==="podcast"||e==="esrb"||e==="bbfc"||e==="fsk"||e==="acb"||e==="chvrs"||e==="csa"||e==="pegi"||
e==="custom")){const t={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:m.enum},message:"must be equal to one of the allowed values"};s===
null?s=[t]:s.push(t),n++}return a.errors=n>100?s.slice(0,100):s,n===0}a.evaluated={dynamicProps:!1,dynamicItems:!1};export{a as EnumsContentRatingSystem};
