import { part } from '../check.ts';
import { must } from '../verdict.ts';
import { conforms } from './answers.ts';

/** The REST API of a registry. */
export const registryPart = part(
  [
    {
      id: 'registry.stats.public',
      subject: 'registry',
      heading: 'Agent discovery',
      rule: 'The statistics of the registry need no credential.',
      level: 'must',
      needs: [],
    },
  ],
  {
    'registry.stats.public': {
      async run(context) {
        const answer = await context.ask({ path: '/api/registry/stats' });
        must(
          answer.status === 200,
          `the statistics answer ${answer.status} without a credential, not 200`,
          answer,
        );
        await conforms('getRegistryStats', answer);
      },
    },
  },
);
