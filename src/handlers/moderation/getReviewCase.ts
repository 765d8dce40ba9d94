import type { ReadHandler } from '../../desk/call.ts';
import { noSuch } from '../../domain/moderation/decision.ts';
import { comparedName } from '../../domain/ownership/confusables.ts';
import { findCase } from '../../record/moderation/cases.ts';
import { decisionAbout } from '../../record/moderation/decisions.ts';

export const getReviewCase: ReadHandler<'getReviewCase'> = async ({ path }, { store }) => {
  const found = await findCase(store, path.review_id);
  if (found === undefined) throw noSuch('review');
  const { shown, entry } = found;
  const decided = shown.status === 'pending' ? null : await decisionAbout(store, 'review', [shown.review_id]);
  return {
    body: {
      ...shown,
      entry,
      asked_name: comparedName(shown.domain),
      known_name: shown.resembles === null ? null : comparedName(shown.resembles),
      decided_by: decided?.by.id ?? null,
      decided_at: decided?.at.toISOString() ?? null,
    },
  };
};
