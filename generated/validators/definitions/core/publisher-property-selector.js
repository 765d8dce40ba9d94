// @generated from schemas/v3/core/publisher-property-selector.json by codegen. Do not edit; run "npm run codegen".
import{CorePublisherSelectorAll as a}from"../../definitions/core/publisher-selector-all.js";import{CorePublisherSelectorById as y}from"../../definitions/core/publisher-selector-by-id.js";
import{CorePublisherSelectorByTag as c}from"../../definitions/core/publisher-selector-by-tag.js";function _(o,{instancePath:f="",parentData:d,parentDataProperty:m,rootData:v=o,dynamicAnchors:h={}}={}){let e=null,r=0;const u=_.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);const b=r;let s=!1,i=null;const S=r;if(!a(o,{instancePath:f,parentData:d,parentDataProperty:m,rootData:v,dynamicAnchors:h}))
e=e===null?a.errors:e.concat(a.errors),r=e.length;else var l=a.evaluated.props;var t=S===r;t&&(s=!0,i=0);const C=r;y(o,{instancePath:f,parentData:d,parentDataProperty:m,
rootData:v,dynamicAnchors:h})||(e=e===null?y.errors:e.concat(y.errors),r=e.length);var t=C===r;if(t&&s)s=!1,i=[i,1];else{t&&(s=!0,i=1,l!==!0&&(l=l||{},l.selection_type=
!0,l.publisher_domain=!0,l.property_ids=!0));const n=r;if(!c(o,{instancePath:f,parentData:d,parentDataProperty:m,rootData:v,dynamicAnchors:h}))e=e===null?c.errors:
e.concat(c.errors),r=e.length;else var g=c.evaluated.props;var t=n===r;t&&s?(s=!1,i=[i,2]):t&&(s=!0,i=2,l!==!0&&g!==void 0&&(g===!0?l=!0:(l=l||{},Object.assign(
l,g))))}if(s)r=b,e!==null&&(b?e.length=b:e=null);else{const n={instancePath:f,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:i},message:"must match exactly one schema in oneOf"};e===null?e=[n]:e.push(n),r++}return _.errors=r>100?e.slice(0,100):e,u.props=l,r===0}_.evaluated={dynamicProps:!0,dynamicItems:!1};export{_ as CorePublisherPropertySelector};
