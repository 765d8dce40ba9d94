// @generated from schemas/v3/brand/creative-approval-request.json, schemas/v3/brand/creative-approval-response.json by codegen. Do not edit; run "npm run codegen".
import{BrandCreativeApprovalRequest as a}from"../definitions/brand/creative-approval-request.js";import{BrandCreativeApprovalResponse as s}from"../definitions/brand/creative-approval-response.js";export{a as request,s as response};
