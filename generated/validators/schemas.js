// @generated from schemas/v3 by codegen. Do not edit; run "npm run codegen".
import{Adagents as r}from"./definitions/adagents.js";import{Brand as d}from"./definitions/brand.js";export{r as Adagents,d as Brand};
