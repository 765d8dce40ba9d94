import type { Tables } from '../../store/index.ts';

/** The methods of each table that recording a publisher's file uses. */
type Used = {
  properties: 'listByKeys' | 'lengths' | 'listActive' | 'holders' | 'activeKeys' | 'putAll' | 'setStatus';
  collections: 'listByIds' | 'lengths' | 'listActive' | 'activeKeys' | 'put';
  authorizations: 'listByKeys' | 'lengths' | 'listAgents' | 'activeKeys' | 'authorized' | 'putAll' | 'remove';
  agents: 'findAllForUpdate' | 'insertAll' | 'remove' | 'restore';
  catalogAgents: 'findRef' | 'listRefs';
  agentProfiles: 'publisherCounts';
  agentInventory: 'agentUrls';
  organizations: 'find';
  publishers: 'findForUpdate' | 'put';
  documents: 'find' | 'findPending' | 'put' | 'putPart' | 'cutBody' | 'remove';
  publisherOverviews: 'put' | 'remove';
  publisherRevocations: 'find' | 'set';
  revisions: 'append';
  search: 'put';
  counts: 'add';
  jobs: 'enqueueAll';
};

/**
 * The tables that a publisher's file is recorded in: those of a transaction, or, in a dry run, tables that keep every
 * write to themselves. Both run the same code, so that a dry run reports what a crawl does.
 */
export type FileTables = { readonly [T in keyof Used]: Pick<Tables[T], Used[T] & keyof Tables[T]> };
