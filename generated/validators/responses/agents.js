// @generated from openapi/paths/agents.yaml by codegen. Do not edit; run "npm run codegen".
import{RegistryAgentCatalog as e}from"../definitions/registry/agent-catalog.js";import{CoreErrorResponse as t}from"../shared/core.js";import{RegistryAgentSearchResponse as g}from"../definitions/registry/agent-search-response.js";export{e as listAgents200,t as listAgents400,t as listAgents401,t as listAgents500,g as searchAgents200,t as searchAgents400,t as searchAgents401,t as searchAgents403,
t as searchAgents500};
