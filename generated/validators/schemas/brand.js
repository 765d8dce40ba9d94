// @generated from schemas/v3/brand by codegen. Do not edit; run "npm run codegen".
import{BrandAcquireRightsRequest as r}from"../definitions/brand/acquire-rights-request.js";import{BrandAcquireRightsResponse as e}from"../definitions/brand/acquire-rights-response.js";
import{BrandAgentEntry as s}from"../definitions/brand/agent-entry.js";import{BrandAgentRef as o}from"../definitions/brand/agent-ref.js";import{BrandAsset as m}from"../shared/brand.js";
import{BrandAuthoritativeLocation as l}from"../definitions/brand/authoritative-location.js";import{BrandAuthorizedOperator as f}from"../definitions/brand/authorized-operator.js";
import{BrandBrandAgentDocument as R}from"../definitions/brand/brand-agent-document.js";import{BrandBrandProperty as c}from"../definitions/brand/brand-property.js";
import{BrandBrandRefEntry as h}from"../definitions/brand/brand-ref-entry.js";import{BrandCanonicalDocument as y}from"../definitions/brand/canonical-document.js";
import{BrandClaim as A}from"../shared/brand.js";import{BrandClaimResult as S}from"../definitions/brand/claim-result.js";import{BrandClaimVerdict as D}from"../definitions/brand/claim-verdict.js";
import{BrandClaimVerdicts as L}from"../definitions/brand/claim-verdicts.js";import{BrandColor as T}from"../definitions/brand/color.js";import{BrandColors as E}from"../definitions/brand/colors.js";
import{BrandContact as F}from"../definitions/brand/contact.js";import{BrandCreativeApprovalRequest as N}from"../definitions/brand/creative-approval-request.js";
import{BrandCreativeApprovalResponse as x}from"../definitions/brand/creative-approval-response.js";import{BrandDataSubjectContestation as j}from"../definitions/brand/data-subject-contestation.js";
import{BrandDefinition as w}from"../definitions/brand/definition.js";import{BrandDisclaimer as K}from"../definitions/brand/disclaimer.js";import{BrandFont as Q}from"../shared/brand.js";
import{BrandFonts as X}from"../shared/brand.js";import{BrandGetBrandIdentityRequest as Z}from"../definitions/brand/get-brand-identity-request.js";import{BrandGetBrandIdentityResponse as $}from"../definitions/brand/get-brand-identity-response.js";
import{BrandGetRightsRequest as ra}from"../definitions/brand/get-rights-request.js";import{BrandGetRightsResponse as ea}from"../definitions/brand/get-rights-response.js";
import{BrandHouse as sa}from"../definitions/brand/house.js";import{BrandHouseBrand as oa}from"../definitions/brand/house-brand.js";import{BrandHousePortfolio as ma}from"../definitions/brand/house-portfolio.js";
import{BrandHouseRedirect as la}from"../definitions/brand/house-redirect.js";import{BrandLocalizedName as fa}from"../shared/brand.js";import{BrandLocalizedText as Ra}from"../shared/brand.js";
import{BrandLogo as ca}from"../shared/brand.js";import{BrandProductCatalog as ha}from"../definitions/brand/product-catalog.js";import{BrandRevocationNotification as ya}from"../definitions/brand/revocation-notification.js";
import{BrandRightsCatalog as Aa}from"../definitions/brand/rights-catalog.js";import{BrandRightsEnvelope as Sa}from"../shared/brand.js";import{BrandRightsOffering as Da}from"../definitions/brand/rights-offering.js";
import{BrandRightsPricingOption as La}from"../definitions/brand/rights-pricing-option.js";import{BrandRightsSummary as Ta}from"../definitions/brand/rights-summary.js";
import{BrandRightsTerms as Ea}from"../shared/brand.js";import{BrandSearchBrandResult as Fa}from"../definitions/brand/search-brand-result.js";import{BrandSearchBrandsRequest as Na}from"../definitions/brand/search-brands-request.js";
import{BrandSearchBrandsResponse as xa}from"../definitions/brand/search-brands-response.js";import{BrandToneGuide as ja}from"../definitions/brand/tone-guide.js";
import{BrandTrademark as wa}from"../definitions/brand/trademark.js";import{BrandUpdateRightsRequest as Ka}from"../definitions/brand/update-rights-request.js";import{
BrandUpdateRightsResponse as Qa}from"../definitions/brand/update-rights-response.js";import{BrandVerificationStatus as Xa}from"../shared/brand.js";import{BrandVerifyBrandClaimRequest as Za}from"../definitions/brand/verify-brand-claim-request.js";
import{BrandVerifyBrandClaimResponse as $a}from"../definitions/brand/verify-brand-claim-response.js";import{BrandVerifyBrandClaimsRequest as rr}from"../definitions/brand/verify-brand-claims-request.js";
import{BrandVerifyBrandClaimsResponse as er}from"../definitions/brand/verify-brand-claims-response.js";import{BrandVisualGuidelines as sr}from"../shared/brand.js";
import{BrandVoiceSynthesis as or}from"../shared/brand.js";export{r as BrandAcquireRightsRequest,e as BrandAcquireRightsResponse,s as BrandAgentEntry,o as BrandAgentRef,m as BrandAsset,l as BrandAuthoritativeLocation,f as BrandAuthorizedOperator,
R as BrandBrandAgentDocument,c as BrandBrandProperty,h as BrandBrandRefEntry,y as BrandCanonicalDocument,A as BrandClaim,S as BrandClaimResult,D as BrandClaimVerdict,
L as BrandClaimVerdicts,T as BrandColor,E as BrandColors,F as BrandContact,N as BrandCreativeApprovalRequest,x as BrandCreativeApprovalResponse,j as BrandDataSubjectContestation,
w as BrandDefinition,K as BrandDisclaimer,Q as BrandFont,X as BrandFonts,Z as BrandGetBrandIdentityRequest,$ as BrandGetBrandIdentityResponse,ra as BrandGetRightsRequest,
ea as BrandGetRightsResponse,sa as BrandHouse,oa as BrandHouseBrand,ma as BrandHousePortfolio,la as BrandHouseRedirect,fa as BrandLocalizedName,Ra as BrandLocalizedText,
ca as BrandLogo,ha as BrandProductCatalog,ya as BrandRevocationNotification,Aa as BrandRightsCatalog,Sa as BrandRightsEnvelope,Da as BrandRightsOffering,La as BrandRightsPricingOption,
Ta as BrandRightsSummary,Ea as BrandRightsTerms,Fa as BrandSearchBrandResult,Na as BrandSearchBrandsRequest,xa as BrandSearchBrandsResponse,ja as BrandToneGuide,
wa as BrandTrademark,Ka as BrandUpdateRightsRequest,Qa as BrandUpdateRightsResponse,Xa as BrandVerificationStatus,Za as BrandVerifyBrandClaimRequest,$a as BrandVerifyBrandClaimResponse,
rr as BrandVerifyBrandClaimsRequest,er as BrandVerifyBrandClaimsResponse,sr as BrandVisualGuidelines,or as BrandVoiceSynthesis};
