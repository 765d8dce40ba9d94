// @generated from openapi/paths/overview.yaml by codegen. Do not edit; run "npm run codegen".
import{RegistryPublisherListing as a}from"../definitions/registry/publisher-listing.js";import{CoreErrorResponse as e}from"../shared/core.js";import{RegistryRegistryStats as r}from"../definitions/registry/registry-stats.js";
import{RegistryOperatorLookup as o}from"../definitions/registry/operator-lookup.js";import{RegistryPublisherLookup as u}from"../definitions/registry/publisher-lookup.js";
import{RegistryPublisherValidation as h}from"../definitions/registry/publisher-validation.js";export{o as getOperator200,e as getOperator400,e as getOperator500,u as getPublisher200,e as getPublisher400,e as getPublisher401,e as getPublisher500,r as getRegistryStats200,
e as getRegistryStats401,e as getRegistryStats500,a as listPublishers200,e as listPublishers400,e as listPublishers401,e as listPublishers500,h as validatePublisher200,
e as validatePublisher400,e as validatePublisher401,e as validatePublisher500,e as validatePublisher503};
