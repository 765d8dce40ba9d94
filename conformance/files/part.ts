import { type Check, part, type Reading } from '../check.ts';
import type { Requirement } from '../requirement.ts';
import { judgeable, must } from '../verdict.ts';
import { documentsIn, type FolderDocument } from './documents.ts';
import {
  type Fault,
  faultsOfAdagents,
  faultsOfBrand,
  faultsOfSchema,
  faultsOfText,
  faultsOfWebhook,
} from './judge.ts';

const documents: Reading<readonly FolderDocument[]> = {
  name: 'the documents of the folder',
  read: ({ peer }) => documentsIn(peer.url),
};

/** Faults that one verdict tells. */
const MOST_SHOWN = 10;
const told = ({ path, line, column, message }: Fault): string => `${path}:${line}:${column}: ${message}`;

/** Judges the documents of a kind. */
const checkOf = (
  what: string,
  isOf: (document: FolderDocument) => boolean,
  faultsOf: (document: FolderDocument) => Promise<Fault[]> | Fault[],
): Check => ({
  run: async (context) => {
    const all = (await context.read(documents)).filter(isOf);
    judgeable(all.length > 0, `the folder has no ${what}`);
    const faults: Fault[] = [];
    for (const document of all) faults.push(...(await faultsOf(document)));
    const more = faults.length > MOST_SHOWN ? `; and ${faults.length - MOST_SHOWN} more` : '';
    must(faults.length === 0, `${faults.slice(0, MOST_SHOWN).map(told).join('; ')}${more}`, null);
  },
});

const requirement = <const Id extends string>(id: Id, heading: string, rule: string): Requirement<Id> => ({
  id,
  subject: 'files',
  heading,
  rule,
  level: 'must',
  needs: [],
});

/** Documents of a folder, against the schemas; each fault with file, line and column. */
export const filesPart = part(
  [
    requirement('files.json', 'Documents', 'A document is JSON.'),
    requirement('files.adagents', 'Property resolution', 'An adagents.json is valid.'),
    requirement('files.brand', 'Brand resolution', 'A brand.json is valid.'),
    requirement(
      'files.messages',
      'Agent tasks, requests and responses',
      'A request, a response and each vector has the form of its schema.',
    ),
    requirement(
      'files.webhooks',
      'Agent tasks, webhook delivery',
      'The body of a webhook has the form of one of the kinds.',
    ),
  ],
  {
    'files.json': checkOf('JSON document', () => true, faultsOfText),
    'files.adagents': checkOf('adagents.json', ({ kind }) => kind === 'adagents', faultsOfAdagents),
    'files.brand': checkOf('brand.json', ({ kind }) => kind === 'brand', faultsOfBrand),
    'files.messages': checkOf(
      'document that is called like a schema',
      ({ kind }) => typeof kind === 'object' && kind !== null,
      async (document) => {
        const { kind } = document;
        return typeof kind === 'object' && kind !== null ? faultsOfSchema(document, kind.schema) : [];
      },
    ),
    'files.webhooks': checkOf('body of a webhook', ({ kind }) => kind === 'webhook', faultsOfWebhook),
  },
);
