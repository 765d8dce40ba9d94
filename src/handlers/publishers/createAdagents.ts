import type { ReadHandler } from '../../desk/call.ts';
import { adagentsSchema } from '../../domain/contract/publish.ts';
import { ApiError } from '../../domain/errors.ts';

const MOST_ISSUES = 20;

export const createAdagents: ReadHandler<'createAdagents'> = async (
  { body },
  { createFile, now, baseUrl },
) => {
  const created = await createFile(body, { now, schema: adagentsSchema(baseUrl) });
  if (!created.ok) {
    const { errors } = created.findings;
    const issues = errors.slice(0, MOST_ISSUES).map(({ field, message }) => ({ path: field, message }));
    const texts = issues.map((issue) => `${issue.path}: ${issue.message}`);
    if (errors.length > issues.length) texts.push(`and ${errors.length - issues.length} more`);
    throw new ApiError('invalid_request', texts.join('; '), { issues });
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
