// @generated from openapi/paths/probes.yaml by codegen. Do not edit; run "npm run codegen".
import{RegistryDiscoveredAgent as e}from"../definitions/registry/discovered-agent.js";import{CoreErrorResponse as g}from"../shared/core.js";import{RegistryAgentFormats as r}from"../definitions/registry/agent-formats.js";
import{RegistryAgentProducts as n}from"../definitions/registry/agent-products.js";export{e as discoverAgent200,g as discoverAgent400,g as discoverAgent401,g as discoverAgent429,g as discoverAgent500,g as discoverAgent502,g as discoverAgent503,
g as discoverAgent504,r as getAgentFormats200,g as getAgentFormats400,g as getAgentFormats401,g as getAgentFormats429,g as getAgentFormats500,g as getAgentFormats502,
g as getAgentFormats503,g as getAgentFormats504,n as getAgentProducts200,g as getAgentProducts400,g as getAgentProducts401,g as getAgentProducts429,g as getAgentProducts500,
g as getAgentProducts502,g as getAgentProducts503,g as getAgentProducts504};
