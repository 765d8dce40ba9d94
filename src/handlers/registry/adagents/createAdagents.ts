import { createAdagents as create } from '../../../domain/adagents/create.ts';
import { ApiError } from '../../../domain/errors.ts';
import type { ReadHandler } from '../../call.ts';

export const createAdagents: ReadHandler<'createAdagents'> = async ({ body }, { now }) => {
  const created = create(body, now);
  if (!created.ok) {
    const issues = created.findings.errors.map(({ field, message }) => ({ path: field, message }));
    const message = issues.map((issue) => `${issue.path}: ${issue.message}`).join('; ');
    throw new ApiError('invalid_request', message, { issues });
  }
  const { errors, warnings } = created.findings;
  return {
    body: {
      success: true,
      data: {
        success: true,
        adagents_json: created.text,
        validation: {
          valid: true,
          errors,
          warnings,
          domain: 'proposed',
          url: 'proposed',
          discovery_method: 'direct',
        },
      },
      timestamp: now.toISOString(),
    },
  };
};
