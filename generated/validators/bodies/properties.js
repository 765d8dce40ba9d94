// @generated from openapi/paths/properties.yaml by codegen. Do not edit; run "npm run codegen".
import{RegistryPropertyBulkRequest as r}from"../definitions/registry/property-bulk-request.js";import{RegistryPropertySaveRequest as o}from"../definitions/registry/property-save-request.js";export{r as resolvePropertiesBulkBody,o as savePropertyBody};
