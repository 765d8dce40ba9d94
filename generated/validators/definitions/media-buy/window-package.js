// @generated from schemas/v3/media-buy/window-package.json by codegen. Do not edit; run "npm run codegen".
import{CoreDeliveryMetrics as u}from"../../shared/core.js";function o(r,{instancePath:i="",parentData:n,parentDataProperty:c,rootData:l=r,dynamicAnchors:p={}}={}){let e=null,s=0;const a=o.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),u(r,{instancePath:i,parentData:n,parentDataProperty:c,rootData:l,dynamicAnchors:p})||(e=e===null?u.errors:e.concat(
u.errors),s=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.package_id===void 0){const t={instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"package_id"},message:"must have required property 'package_id'"};e===null?e=[t]:e.push(t),s++}if(r.package_id!==void 0&&typeof r.package_id!=
"string"){const t={instancePath:i+"/package_id",schemaPath:"#/allOf/1/properties/package_id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),s++}return o.errors=s>100?e.slice(0,100):e,s===0}o.evaluated={props:{package_id:!0,impressions:!0,spend:!0,clicks:!0,ctr:!0,views:!0,completed_views:!0,
completion_rate:!0,conversions:!0,conversion_value:!0,roas:!0,cost_per_acquisition:!0,new_to_brand_rate:!0,leads:!0,incremental_sales_lift:!0,brand_lift:!0,foot_traffic:!0,
conversion_lift:!0,brand_search_lift:!0,plays:!0,by_event_type:!0,grps:!0,reach:!0,reach_unit:!0,reach_window:!0,frequency:!0,quartile_data:!0,dooh_metrics:!0,viewability:!0,
engagements:!0,follows:!0,saves:!0,profile_visits:!0,engagement_rate:!0,cost_per_click:!0,cost_per_completed_view:!0,cpm:!0,downloads:!0,units_sold:!0,new_to_brand_units:!0,
by_action_source:!0,vendor_metric_values:!0},dynamicProps:!1,dynamicItems:!1};export{o as MediaBuyWindowPackage};
