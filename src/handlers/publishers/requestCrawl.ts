import { consumeInWrite, domainGiven, requireMember, requirePublicHost } from '../../desk/admission.ts';
import type { WriteHandler } from '../../desk/call.ts';
import { askedCrawlOf } from '../../record/publishers/publisher.ts';

export const requestCrawl: WriteHandler<'requestCrawl'> = {
  async look({ body }, { live, principal }) {
    const { organization, userKey } = requireMember(principal);
    const domain = domainGiven(body.domain);
    await requirePublicHost(live, domain);

    return async ({ store, now, newId }) => {
      const headers = await consumeInWrite(
        store,
        'crawl',
        { domain, user: userKey, organization: organization.id },
        now,
      );
      const job = askedCrawlOf(domain, organization.id, now);
      await store.publishers.ask(domain, now);
      const { id: jobId } = await store.jobs.enqueue(job);
      const id = newId();
      await store.crawlRequests.insert({
        id,
        domain,
        orgId: organization.id,
        userKey,
        jobId,
        status: 'queued',
        attempts: 0,
        maxAttempts: job.maxAttempts,
        requestedAt: now,
        startedAt: null,
        lastAttemptedAt: null,
        completedAt: null,
        nextAttemptAt: null,
        lastErrorCode: null,
        outcome: null,
      });
      return {
        status: 202,
        headers,
        body: { message: 'Crawl request accepted', domain, crawl_request_id: id },
      };
    };
  },
};
