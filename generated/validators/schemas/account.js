// @generated from schemas/v3/account by codegen. Do not edit; run "npm run codegen".
import{AccountGetAccountFinancialsRequest as t}from"../definitions/account/get-account-financials-request.js";import{AccountGetAccountFinancialsResponse as e}from"../definitions/account/get-account-financials-response.js";
import{AccountListAccountsRequest as n}from"../definitions/account/list-accounts-request.js";import{AccountListAccountsResponse as u}from"../definitions/account/list-accounts-response.js";
import{AccountReportUsageRequest as A}from"../definitions/account/report-usage-request.js";import{AccountReportUsageResponse as p}from"../definitions/account/report-usage-response.js";
import{AccountSyncAccountsRequest as m}from"../definitions/account/sync-accounts-request.js";import{AccountSyncAccountsResponse as v}from"../definitions/account/sync-accounts-response.js";
import{AccountSyncGovernanceRequest as f}from"../definitions/account/sync-governance-request.js";import{AccountSyncGovernanceResponse as y}from"../definitions/account/sync-governance-response.js";
import{AccountUsageRecord as S}from"../definitions/account/usage-record.js";export{t as AccountGetAccountFinancialsRequest,e as AccountGetAccountFinancialsResponse,n as AccountListAccountsRequest,u as AccountListAccountsResponse,A as AccountReportUsageRequest,
p as AccountReportUsageResponse,m as AccountSyncAccountsRequest,v as AccountSyncAccountsResponse,f as AccountSyncGovernanceRequest,y as AccountSyncGovernanceResponse,
S as AccountUsageRecord};
