// @generated from openapi/paths/crawl.yaml by codegen. Do not edit; run "npm run codegen".
import{RegistryCrawlRequestRequest as r}from"../definitions/registry/crawl-request-request.js";export{r as requestCrawlBody};
