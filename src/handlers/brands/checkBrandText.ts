import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { judgeBrandDraft } from '../../domain/brands/draft.ts';
import { loadBrandChecks } from '../../domain/brands/load-checks.ts';
import { locatedFindings } from '../../domain/json/located-findings.ts';

export const checkBrandText: ReadHandler<'checkBrandText'> = async ({ body }, { now }) => {
  const domain = body.domain === undefined ? '' : domainGiven(body.domain);
  await loadBrandChecks();
  const { variant, findings } = judgeBrandDraft(body.document, domain);
  return {
    body: {
      valid: findings.errors.length === 0,
      variant,
      findings: locatedFindings(body.document, findings, now),
    },
  };
};
