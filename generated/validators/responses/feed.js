// @generated from openapi/paths/feed.yaml by codegen. Do not edit; run "npm run codegen".
import{CoreRegistryFeedResponse as a}from"../definitions/core/registry-feed-response.js";import{CoreErrorResponse as t}from"../shared/core.js";import{RegistryFeedTicket as d}from"../definitions/registry/feed-ticket.js";export{d as createFeedTicket201,t as createFeedTicket401,t as createFeedTicket403,t as createFeedTicket429,t as createFeedTicket500,a as getFeed200,t as getFeed400,
t as getFeed401,t as getFeed403,t as getFeed410,t as getFeed500,t as streamFeed400,t as streamFeed401,t as streamFeed403,t as streamFeed410,t as streamFeed429,t as streamFeed500,
t as streamFeed503};
