// @generated from schemas/v3 by codegen. Do not edit; run "npm run codegen".

import type { AdagentsInline, AdagentsPointer } from './adagents.ts';
import type {
  BrandAuthoritativeLocation,
  BrandBrandAgentDocument,
  BrandCanonicalDocument,
  BrandHousePortfolio,
  BrandHouseRedirect,
} from './brand.ts';

/**
 * The file that a publisher serves at /.well-known/adagents.json: which agents may sell its inventory or offer its signals, and what that inventory is. Either the full document or a pointer to it.
 */
export type Adagents = AdagentsInline | AdagentsPointer;

/**
 * File that a brand serves at /.well-known/brand.json, in one of five forms. The form is decided in this order: `authoritative_location`, `house` as text, `house` as object, `id` with `names`, agents.
 */
export type Brand =
  | BrandAuthoritativeLocation
  | BrandHouseRedirect
  | BrandHousePortfolio
  | BrandCanonicalDocument
  | BrandBrandAgentDocument;
