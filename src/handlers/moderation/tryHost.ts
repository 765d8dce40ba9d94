import { deciderOf, domainGiven } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { noSuch } from '../../domain/moderation/decision.ts';
import { askedCrawlOf } from '../../record/publishers/publisher.ts';

/** Crawls that operators ask for take turns among themselves. */
const OPERATORS = 'operators';

export const tryHost: WriteHandler<'tryHost'> = {
  async look({ path }, { principal }) {
    deciderOf(principal);
    const domain = domainGiven(path.domain);
    return {
      note: { subject: domain },
      async write({ store, now }) {
        if ((await store.publishers.find(domain)) === undefined) throw noSuch('host');
        const { id } = await store.jobs.enqueue({
          ...askedCrawlOf(domain, OPERATORS, now),
          pullForward: true,
        });
        return { status: 202, body: { domain, job_id: id } };
      },
    };
  },
};
