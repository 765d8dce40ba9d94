// @generated from schemas/v3/core/catalog-item-delivery-metrics.json by codegen. Do not edit; run "npm run codegen".
import{CoreDeliveryMetrics as o}from"../../shared/core.js";import{EnumsContentIdType as u}from"../../shared/enums.js";function l(t,{instancePath:i="",parentData:a,parentDataProperty:d,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,s=0;const n=l.evaluated;if(n.dynamicProps&&(n.
props=void 0),n.dynamicItems&&(n.items=void 0),o(t,{instancePath:i,parentData:a,parentDataProperty:d,rootData:p,dynamicAnchors:c})||(e=e===null?o.errors:e.concat(
o.errors),s=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.content_id===void 0){const r={instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"content_id"},message:"must have required property 'content_id'"};e===null?e=[r]:e.push(r),s++}if(t.impressions===void 0){const r={
instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"impressions"},message:"must have required property 'impressions'"};e===
null?e=[r]:e.push(r),s++}if(t.spend===void 0){const r={instancePath:i,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"spend"},message:"must have required property 'spend'"};e===null?e=[r]:e.push(r),s++}if(t.content_id!==void 0&&typeof t.content_id!="string"){const r={instancePath:i+"/content_id",
schemaPath:"#/allOf/1/properties/content_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}t.content_id_type!==
void 0&&(u(t.content_id_type,{instancePath:i+"/content_id_type",parentData:t,parentDataProperty:"content_id_type",rootData:p,dynamicAnchors:c})||(e=e===null?u.errors:
e.concat(u.errors),s=e.length))}else{const r={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return l.errors=s>100?e.slice(0,100):e,s===0}l.evaluated={props:{content_id:!0,content_id_type:!0,impressions:!0,spend:!0,clicks:!0,ctr:!0,views:!0,
completed_views:!0,completion_rate:!0,conversions:!0,conversion_value:!0,roas:!0,cost_per_acquisition:!0,new_to_brand_rate:!0,leads:!0,incremental_sales_lift:!0,
brand_lift:!0,foot_traffic:!0,conversion_lift:!0,brand_search_lift:!0,plays:!0,by_event_type:!0,grps:!0,reach:!0,reach_unit:!0,reach_window:!0,frequency:!0,quartile_data:!0,
dooh_metrics:!0,viewability:!0,engagements:!0,follows:!0,saves:!0,profile_visits:!0,engagement_rate:!0,cost_per_click:!0,cost_per_completed_view:!0,cpm:!0,downloads:!0,
units_sold:!0,new_to_brand_units:!0,by_action_source:!0,vendor_metric_values:!0},dynamicProps:!1,dynamicItems:!1};export{l as CoreCatalogItemDeliveryMetrics};
