// @generated from schemas/v3/protocol/list-tasks-request.json, schemas/v3/protocol/list-tasks-response.json by codegen. Do not edit; run "npm run codegen".
import{ProtocolListTasksRequest as o}from"../definitions/protocol/list-tasks-request.js";import{ProtocolListTasksResponse as t}from"../definitions/protocol/list-tasks-response.js";export{o as request,t as response};
