// @generated from schemas/v3/brand.json by codegen. Do not edit; run "npm run codegen".
import{BrandAuthoritativeLocation as _}from"../definitions/brand/authoritative-location.js";import{BrandHouseRedirect as g}from"../definitions/brand/house-redirect.js";
import{BrandHousePortfolio as B}from"../definitions/brand/house-portfolio.js";import{BrandCanonicalDocument as h}from"../definitions/brand/canonical-document.js";
import{BrandBrandAgentDocument as $}from"../definitions/brand/brand-agent-document.js";function y(n,{instancePath:a="",parentData:f,parentDataProperty:s,rootData:d=n,dynamicAnchors:c={}}={}){let r=null,t=0;const o=y.evaluated;o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0);const v=t;let u=!1,i=null;const H=t;_(n,{instancePath:a,parentData:f,parentDataProperty:s,rootData:d,dynamicAnchors:c})||
(r=r===null?_.errors:r.concat(_.errors),t=r.length);var l=H===t;if(l){u=!0,i=0;var e=!0}const O=t;g(n,{instancePath:a,parentData:f,parentDataProperty:s,rootData:d,
dynamicAnchors:c})||(r=r===null?g.errors:r.concat(g.errors),t=r.length);var l=O===t;if(l&&u)u=!1,i=[i,1];else{l&&(u=!0,i=1,e!==!0&&(e=!0));const m=t;B(n,{instancePath:a,
parentData:f,parentDataProperty:s,rootData:d,dynamicAnchors:c})||(r=r===null?B.errors:r.concat(B.errors),t=r.length);var l=m===t;if(l&&u)u=!1,i=[i,2];else{l&&(u=
!0,i=2,e!==!0&&(e=!0));const b=t;h(n,{instancePath:a,parentData:f,parentDataProperty:s,rootData:d,dynamicAnchors:c})||(r=r===null?h.errors:r.concat(h.errors),t=
r.length);var l=b===t;if(l&&u)u=!1,i=[i,3];else{l&&(u=!0,i=3,e!==!0&&(e=e||{},e.house_domain=!0,e.default_language=!0,e.$schema=!0,e.version=!0,e.last_updated=!0,
e.id=!0,e.names=!0,e.keller_type=!0,e.parent_brand=!0,e.url=!0,e.description=!0,e.industries=!0,e.target_audience=!0,e.privacy_policy_url=!0,e.logos=!0,e.colors=
!0,e.fonts=!0,e.tone=!0,e.tagline=!0,e.assets=!0,e.properties=!0,e.agents=!0,e.brand_agent=!0,e.rights_agent=!0,e.product_catalog=!0,e.data_subject_contestation=
!0,e.disclaimers=!0,e.trademarks=!0,e.voice_synthesis=!0,e.avatar=!0,e.visual_guidelines=!0,e.contact=!0,e.collections=!0,e.identity_relying_parties=!0));const k=t;
$(n,{instancePath:a,parentData:f,parentDataProperty:s,rootData:d,dynamicAnchors:c})||(r=r===null?$.errors:r.concat($.errors),t=r.length);var l=k===t;l&&u?(u=!1,
i=[i,4]):l&&(u=!0,i=4,e!==!0&&(e=!0))}}}if(u)t=v,r!==null&&(v?r.length=v:r=null);else{const m={instancePath:a,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:i},
message:"must match exactly one schema in oneOf"};r===null?r=[m]:r.push(m),t++}return y.errors=t>100?r.slice(0,100):r,o.props=e,t===0}y.evaluated={dynamicProps:!0,
dynamicItems:!1};export{y as Brand};
