import type { Fetcher } from '../infra/fetcher.ts';
import type { Turns } from '../outside/turns.ts';
import type { Store } from '../store/open.ts';
import type { AdmitNewDomain } from './new-domains.ts';

/** What every kind of look for requests works with. */
export type LookTools = {
  store: Store;
  fetcher: Fetcher;
  turns: Turns;
  admit: AdmitNewDomain;
  /** Lets work go on behind an answer; what goes wrong with it is logged. */
  inBackground: (what: string, domain: string, work: Promise<unknown>) => void;
  now: () => Date;
  newId: () => string;
};
