// @generated from schemas/v3/creative/validate-input-request.json, schemas/v3/creative/validate-input-response.json by codegen. Do not edit; run "npm run codegen".
import{CreativeValidateInputRequest as a}from"../definitions/creative/validate-input-request.js";import{CreativeValidateInputResponse as s}from"../definitions/creative/validate-input-response.js";export{a as request,s as response};
