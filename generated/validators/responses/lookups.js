// @generated from openapi/paths/lookups.yaml by codegen. Do not edit; run "npm run codegen".
import{RegistryLookupDomain as t}from"../definitions/registry/lookup-domain.js";import{CoreErrorResponse as i}from"../shared/core.js";import{RegistryLookupProperty as s}from"../definitions/registry/lookup-property.js";
import{RegistryLookupAgentDomains as n}from"../definitions/registry/lookup-agent-domains.js";import{RegistryProductAuthorization as p}from"../definitions/registry/product-authorization.js";
import{RegistryPropertyAuthorization as l}from"../definitions/registry/property-authorization.js";import{RegistryProductIdentifiers as A}from"../definitions/registry/product-identifiers.js";
import{RegistryAuthorizationList as P}from"../definitions/registry/authorization-list.js";export{A as expandProductIdentifiers200,i as expandProductIdentifiers400,i as expandProductIdentifiers401,i as expandProductIdentifiers413,i as expandProductIdentifiers415,
i as expandProductIdentifiers500,i as getAuthorizationsSnapshot400,i as getAuthorizationsSnapshot401,i as getAuthorizationsSnapshot403,i as getAuthorizationsSnapshot429,
i as getAuthorizationsSnapshot500,i as getAuthorizationsSnapshot503,P as listAuthorizations200,i as listAuthorizations400,i as listAuthorizations401,i as listAuthorizations500,
n as lookupAgentDomains200,i as lookupAgentDomains400,i as lookupAgentDomains401,i as lookupAgentDomains500,t as lookupDomain200,i as lookupDomain400,i as lookupDomain401,
i as lookupDomain500,s as lookupProperty200,i as lookupProperty400,i as lookupProperty401,i as lookupProperty500,p as validateProductAuthorization200,i as validateProductAuthorization400,
i as validateProductAuthorization401,i as validateProductAuthorization413,i as validateProductAuthorization415,i as validateProductAuthorization500,l as validatePropertyAuthorization200,
i as validatePropertyAuthorization400,i as validatePropertyAuthorization401,i as validatePropertyAuthorization429,i as validatePropertyAuthorization500};
