import { ApiError } from '../../../domain/errors.ts';
import { hostedAdagents, type PublisherEntry } from '../../../domain/publisher-entry.ts';
import type { ReadHandler } from '../../call.ts';
import { domainKey } from '../domain-input.ts';
import { documentHeaders } from './document-headers.ts';

export const getHostedAdagents: ReadHandler<'getHostedAdagents'> = async ({ path }, { store }) => {
  const domain = domainKey(path.domain);
  const publisher = await store.publishers.find(domain);
  if (publisher === undefined || publisher.entry === null) {
    throw new ApiError('not_found', `No document is hosted for ${domain}.`, { domain });
  }
  // The row also changes with every look at the domain; the entry changes with an edit.
  const revisions = await store.revisions.list('property', domain, { limit: 100, offset: 0 });
  const edit = revisions.find(({ source, editorName }) => source === 'community' && editorName !== 'system');
  const entry = JSON.parse(publisher.entry) as PublisherEntry;
  return {
    headers: documentHeaders,
    body: hostedAdagents(domain, entry, edit?.createdAt ?? publisher.updatedAt),
  };
};
