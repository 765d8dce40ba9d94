// @generated from schemas/v3/core/missing-metric.json by codegen. Do not edit; run "npm run codegen".
import{CoreMetricRef as s}from"../../shared/core.js";function t(o,{instancePath:a="",parentData:n,parentDataProperty:l,rootData:c=o,dynamicAnchors:d={}}={}){let e=null,i=0;const r=t.evaluated;if(r.dynamicProps&&(r.
props=void 0),r.dynamicItems&&(r.items=void 0),!s(o,{instancePath:a,parentData:n,parentDataProperty:l,rootData:c,dynamicAnchors:d}))e=e===null?s.errors:e.concat(
s.errors),i=e.length;else var f=s.evaluated.props;return t.errors=i>100?e.slice(0,100):e,r.props=f,i===0}t.evaluated={dynamicProps:!0,dynamicItems:!1};export{t as CoreMissingMetric};
