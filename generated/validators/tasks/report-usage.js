// @generated from schemas/v3/account/report-usage-request.json, schemas/v3/account/report-usage-response.json by codegen. Do not edit; run "npm run codegen".
import{AccountReportUsageRequest as s}from"../definitions/account/report-usage-request.js";import{AccountReportUsageResponse as t}from"../definitions/account/report-usage-response.js";export{s as request,t as response};
