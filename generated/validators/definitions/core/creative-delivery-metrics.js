// @generated from schemas/v3/core/creative-delivery-metrics.json by codegen. Do not edit; run "npm run codegen".
import{CoreDeliveryMetrics as o}from"../../shared/core.js";function n(t,{instancePath:s="",parentData:l,parentDataProperty:m,rootData:p=t,dynamicAnchors:c={}}={}){let e=null,i=0;const a=n.evaluated;if(a.dynamicProps&&(a.
props=void 0),a.dynamicItems&&(a.items=void 0),o(t,{instancePath:s,parentData:l,parentDataProperty:m,rootData:p,dynamicAnchors:c})||(e=e===null?o.errors:e.concat(
o.errors),i=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.creative_id===void 0){const r={instancePath:s,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"creative_id"},message:"must have required property 'creative_id'"};e===null?e=[r]:e.push(r),i++}if(t.impressions===void 0){const r={
instancePath:s,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"impressions"},message:"must have required property 'impressions'"};e===
null?e=[r]:e.push(r),i++}if(t.spend===void 0){const r={instancePath:s,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty:"spend"},message:"must have required property 'spend'"};e===null?e=[r]:e.push(r),i++}if(t.creative_id!==void 0&&typeof t.creative_id!="string"){const r={instancePath:s+"/creative_id",schemaPath:"#/allOf/1/properties/creative_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(t.weight!==
void 0){let r=t.weight;if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const u={instancePath:s+"/weight",schemaPath:"#/allOf/1/properties/weight/maximum",
keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[u]:e.push(u),i++}if(r<0||isNaN(r)){const u={instancePath:s+"/weight",
schemaPath:"#/allOf/1/properties/weight/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[u]:e.push(u),i++}}else{const u={
instancePath:s+"/weight",schemaPath:"#/allOf/1/properties/weight/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[u]:e.push(u),
i++}}}else{const r={instancePath:s,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return n.
errors=i>100?e.slice(0,100):e,i===0}n.evaluated={props:{creative_id:!0,weight:!0,impressions:!0,spend:!0,clicks:!0,ctr:!0,views:!0,completed_views:!0,completion_rate:!0,
conversions:!0,conversion_value:!0,roas:!0,cost_per_acquisition:!0,new_to_brand_rate:!0,leads:!0,incremental_sales_lift:!0,brand_lift:!0,foot_traffic:!0,conversion_lift:!0,
brand_search_lift:!0,plays:!0,by_event_type:!0,grps:!0,reach:!0,reach_unit:!0,reach_window:!0,frequency:!0,quartile_data:!0,dooh_metrics:!0,viewability:!0,engagements:!0,
follows:!0,saves:!0,profile_visits:!0,engagement_rate:!0,cost_per_click:!0,cost_per_completed_view:!0,cpm:!0,downloads:!0,units_sold:!0,new_to_brand_units:!0,by_action_source:!0,
vendor_metric_values:!0},dynamicProps:!1,dynamicItems:!1};export{n as CoreCreativeDeliveryMetrics};
