import { absent, list, none, object, oneOf, type Statement, some } from '../statement.ts';
import { refusal, task } from './buying.ts';

const HEADING = 'Versioning';
const CARD = '/.well-known/agent-card.json';

export const versionStatements: readonly Statement[] = [
  {
    heading: HEADING,
    rule: '1: the field for the major version is taken by every task.',
    steps: [
      task('get_products', { brief: 'video', '{{majorVersionField}}': 3 }, { status: 'completed' }),
      task('list_creatives', { '{{majorVersionField}}': 3 }, { status: 'completed' }),
      task('{{capabilitiesTask}}', { '{{majorVersionField}}': 3 }, { status: 'completed' }),
    ],
  },
  {
    heading: HEADING,
    rule: '3: an unsupported major version answers `VERSION_UNSUPPORTED`, whatever else the request holds.',
    steps: [
      task('get_products', { brief: 'video', '{{majorVersionField}}': 4 }, refusal('VERSION_UNSUPPORTED')),
      task('create_media_buy', { '{{majorVersionField}}': 4 }, refusal('VERSION_UNSUPPORTED')),
      task('{{capabilitiesTask}}', { '{{majorVersionField}}': 2 }, refusal('VERSION_UNSUPPORTED'), {
        over: 'a2a',
      }),
    ],
  },
  {
    heading: HEADING,
    rule: '3: the versions are discovered by a call without the field.',
    steps: [task('{{capabilitiesTask}}', {}, { '{{capabilityKey}}': { major_versions: list } })],
  },
  {
    heading: HEADING,
    rule: '4: without the field the highest supported major version answers.',
    steps: [task('get_products', { brief: 'video' }, { status: 'completed', products: list, sandbox: true })],
  },
  {
    heading: HEADING,
    rule: '8: support is discovered by the listed tool, and `list_authorized_properties` is gone.',
    steps: [
      { tools: some({ name: '{{capabilitiesTask}}' }) },
      { tools: none({ name: 'list_authorized_properties' }) },
      task('list_authorized_properties', {}, refusal('INVALID_REQUEST')),
      {
        request: `GET ${CARD}`,
        answer: { status: 200, body: { skills: some({ id: '{{capabilitiesTask}}' }) } },
      },
    ],
  },
  {
    heading: HEADING,
    rule: '8: what release 3.0 removed from the capabilities is absent; its facts stand under the portfolio.',
    steps: [
      task(
        '{{capabilitiesTask}}',
        {},
        {
          media_buy: {
            reporting: absent,
            portfolio: { publisher_domains: list },
            content_standards: object,
            audience_targeting: object,
            conversion_tracking: object,
            execution: {
              targeting: { device_platform: absent, device_type: absent, audience_include: absent },
              trusted_match: oneOf(absent, { supported: absent }),
            },
          },
          brand: oneOf(absent, { identity: absent }),
        },
      ),
    ],
  },
];
