import { listOf } from '../../client/json.ts';
import { protocol } from '../../generated/protocol.ts';
import { judgeable, must } from '../verdict.ts';
import { mustBeRefused } from './judging.ts';
import { at, capabilities } from './readings.ts';
import { agentPart, rule } from './rule.ts';
import { offers, type Trial } from './trial.ts';

const HEADING = 'Versioning';
const MAJOR = protocol.majorVersionField;
const MINOR = protocol.versionField;
const UNSUPPORTED = ['VERSION_UNSUPPORTED'];

async function majors(trial: Trial): Promise<number[]> {
  const versions = listOf(at(await capabilities(trial), [protocol.capabilityKey, 'major_versions']));
  const numbers = versions.filter((one) => typeof one === 'number');
  judgeable(numbers.length > 0, 'the capabilities list no major version');
  return numbers;
}

const foreign = (known: readonly number[]): number => Math.max(...known) + 96;
/** A request without any release but that which the rule is about. */
const BARE = { release: null };

export const versionsPart = agentPart(
  [
    rule('agent.versions.supported', HEADING, `A supported \`${MAJOR}\` is answered.`),
    rule('agent.versions.omitted', HEADING, `A request without \`${MAJOR}\` is answered.`),
    rule('agent.versions.unsupported', HEADING, `An unsupported \`${MAJOR}\` yields VERSION_UNSUPPORTED.`),
    rule(
      'agent.versions.unsupported-tasks',
      HEADING,
      `\`${MAJOR}\` is read in every request, so that other tasks refuse an unsupported one too.`,
    ),
    rule(
      'agent.versions.minor',
      HEADING,
      'Minor versions are compatible: a later one of a supported major version is answered.',
      { level: 'should' },
    ),
    rule('agent.versions.no-removed-task', HEADING, '`list_authorized_properties` is no task of version 3.'),
  ],
  {
    'agent.versions.supported': async (trial) => {
      for (const major of await majors(trial)) {
        const called = await trial.call(protocol.capabilitiesTask, { [MAJOR]: major }, BARE);
        must(
          called.refusal === null,
          `\`${MAJOR}\` ${major} is listed as supported, but was refused with ${called.refusal?.code}`,
          called,
        );
      }
    },
    'agent.versions.omitted': async (trial) => {
      const called = await trial.call(protocol.capabilitiesTask, {}, BARE);
      must(
        called.refusal === null,
        `a request without \`${MAJOR}\` was refused with ${called.refusal?.code}`,
        called,
      );
    },
    'agent.versions.unsupported': async (trial) => {
      const major = foreign(await majors(trial));
      const called = await trial.call(protocol.capabilitiesTask, { [MAJOR]: major }, BARE);
      mustBeRefused(called, `\`${MAJOR}\` ${major}`, UNSUPPORTED);
    },
    'agent.versions.unsupported-tasks': async (trial) => {
      await offers(trial, 'list_creative_formats');
      const major = foreign(await majors(trial));
      const called = await trial.call('list_creative_formats', { [MAJOR]: major }, BARE);
      mustBeRefused(called, `\`${MAJOR}\` ${major}`, UNSUPPORTED);
    },
    'agent.versions.minor': async (trial) => {
      const later = `${Math.max(...(await majors(trial)))}.99`;
      const called = await trial.call(protocol.capabilitiesTask, { [MINOR]: later }, BARE);
      must(called.refusal === null, `\`${MINOR}\` ${later} was refused with ${called.refusal?.code}`, called);
    },
    'agent.versions.no-removed-task': async (trial) => {
      const known = await majors(trial);
      judgeable(
        known.every((one) => one >= 3),
        'the agent serves a version before 3',
      );
      const called = await trial.call('list_authorized_properties', {}, BARE);
      mustBeRefused(called, '`list_authorized_properties`');
    },
  },
);
