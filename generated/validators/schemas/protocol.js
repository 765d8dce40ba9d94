// @generated from schemas/v3/protocol by codegen. Do not edit; run "npm run codegen".
import{ProtocolAgentProfile as t}from"../definitions/protocol/agent-profile.js";import{ProtocolForeignCapabilities as a}from"../definitions/protocol/foreign-capabilities.js";
import{ProtocolGetProtoCapabilitiesRequest as i}from"../definitions/protocol/get-proto-capabilities-request.js";import{ProtocolGetProtoCapabilitiesResponse as l}from"../definitions/protocol/get-proto-capabilities-response.js";
import{ProtocolGetTaskStatusRequest as p}from"../definitions/protocol/get-task-status-request.js";import{ProtocolGetTaskStatusResponse as m}from"../definitions/protocol/get-task-status-response.js";
import{ProtocolListTasksRequest as f}from"../definitions/protocol/list-tasks-request.js";import{ProtocolListTasksResponse as u}from"../definitions/protocol/list-tasks-response.js";export{t as ProtocolAgentProfile,a as ProtocolForeignCapabilities,i as ProtocolGetProtoCapabilitiesRequest,l as ProtocolGetProtoCapabilitiesResponse,p as ProtocolGetTaskStatusRequest,
m as ProtocolGetTaskStatusResponse,f as ProtocolListTasksRequest,u as ProtocolListTasksResponse};
