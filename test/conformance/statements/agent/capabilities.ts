import { list, type Statement, some } from '../statement.ts';

export const capabilityStatements: readonly Statement[] = [
  {
    heading: 'Agent tasks, capability discovery',
    rule: 'The capabilities report the supported major versions and protocols.',
    steps: [
      {
        task: '{{capabilitiesTask}}',
        arguments: {},
        answer: { body: { '{{capabilityKey}}': { major_versions: some(3) }, supported_protocols: list } },
      },
    ],
  },
  {
    heading: 'Versioning',
    rule: '3: an unsupported major version answers `VERSION_UNSUPPORTED`.',
    steps: [
      {
        task: 'get_products',
        arguments: { brief: 'video', '{{majorVersionField}}': 4 },
        answer: { body: { errors: some({ code: 'VERSION_UNSUPPORTED' }) } },
      },
    ],
  },
];
