import {
  type Cosigner,
  faultOfWitnesses,
  MOST_WITNESSES,
  readWitnessKey,
} from './domain/feed/log/witness.ts';
import type { AllowedPlaces } from './domain/net/allowed-places.ts';
import { createJudgeUrl } from './infra/fetcher/judge-url.ts';
import { ConfigError, type Environment, integer, type ReadSetting, textSetting } from './settings.ts';

/** Who cosigns the checkpoints of the log. */
export type WitnessSettings = {
  readonly logWitnesses: readonly Cosigner[];
  /** Cosignatures that a checkpoint should have; with fewer the operator is warned. */
  readonly logWitnessesWanted: number;
};

const LONGEST_URL = 2_048;
const FORM = 'LOG_WITNESSES: expected "key url" pairs, separated by commas';

/** Reads the settings of witnesses, each with `attempt`. */
export function witnessSettings(env: Environment, attempt: ReadSetting): WitnessSettings {
  const witnesses = attempt(() => readWitnesses(env));
  // How many are wanted can be judged only when they can be read.
  const most = witnesses?.length ?? MOST_WITNESSES;
  return {
    logWitnesses: witnesses,
    logWitnessesWanted: attempt(() => integer(env, 'LOG_WITNESSES_WANTED', most, 0, most)),
  };
}

/** Witnesses as `name+id+key https://…` pairs, separated by commas. */
function readWitnesses(env: Environment): readonly Cosigner[] {
  const value = textSetting(env, 'LOG_WITNESSES');
  if (value === undefined) return [];
  const witnesses = value.split(',').map((item) => readWitness(item.trim()));
  const fault = faultOfWitnesses(witnesses.map(({ key }) => key));
  if (fault !== null) throw new ConfigError(`LOG_WITNESSES: ${fault}`);
  return witnesses;
}

function readWitness(item: string): Cosigner {
  const [keyText = '', urlText = '', ...more] = item.split(/\s+/);
  if (urlText === '' || more.length > 0) throw new ConfigError(`${FORM}; "${item.slice(0, 80)}" is none`);
  const read = readWitnessKey(keyText);
  if ('fault' in read) throw new ConfigError(`${FORM}; ${read.fault}`);
  const { name } = read.key;
  const url = URL.parse(urlText);
  if (url === null || !/^https?:$/.test(url.protocol) || urlText.length > LONGEST_URL)
    throw new ConfigError(
      `LOG_WITNESSES: the URL of ${name} must be an https address, got "${urlText.slice(0, 80)}"`,
    );
  if (url.username !== '' || url.password !== '' || url.hash !== '' || url.search !== '')
    throw new ConfigError(
      `LOG_WITNESSES: the URL of ${name} must not hold a user name, a password, a query or a fragment`,
    );
  return { key: read.key, url: url.href.replace(/(?<!\/)\/+$/, '') };
}

type Reach = {
  readonly logWitnesses?: readonly Cosigner[];
  readonly outboundHosts?: ReadonlyMap<string, string>;
  readonly outboundAllow?: AllowedPlaces;
  readonly baseUrl?: string | null;
};

/** Witnesses that no request could reach, so that the fault shows at start. An invalid setting is undefined here. */
export function unreachableWitnesses({
  logWitnesses: list,
  outboundHosts,
  outboundAllow,
  baseUrl,
}: Reach): string[] {
  if (list === undefined || outboundHosts === undefined || outboundAllow === undefined) return [];
  const own = typeof baseUrl === 'string' ? { baseUrl } : null;
  const judge = createJudgeUrl(outboundHosts, () => own, 'receiver', outboundAllow);
  return list.flatMap(({ key, url }) => {
    const verdict = judge(url);
    return verdict.ok ? [] : [`LOG_WITNESSES: the URL of ${key.name} cannot be reached: ${verdict.message}`];
  });
}
