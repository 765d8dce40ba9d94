import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Need, Subject } from '../requirement.ts';
import type { Peer } from './peer.ts';

/** Peers and what they are tested with, as options of the command line give them. */
export type Given = {
  registry?: URL;
  agent?: URL;
  transport?: 'mcp' | 'a2a';
  adServer?: URL;
  webhooks?: boolean;
  files?: string;
  token?: string;
  otherToken?: string;
  personToken?: string;
  outsiderToken?: string;
  sandbox?: boolean;
  member?: boolean;
};

/** The peers to test, or what is wrong with the options. */
export function peersOf(given: Given): Peer[] | string {
  const { registry, agent, transport, adServer, files } = given;
  const webhooks = given.webhooks ? agent : undefined;
  if (given.webhooks && agent === undefined && registry === undefined)
    return '--webhooks needs --agent or --registry, which sends them.';
  const credentials = credentialsIn(given);
  const asked = [registry, agent, adServer].filter((url) => url !== undefined);
  if (asked.length > 1 && Object.keys(credentials).length > 0)
    return 'A token belongs to one peer and is sent to no other: check each peer in a run of its own.';
  const folder = files === undefined ? undefined : pathToFileURL(resolve(files));
  const needs: Need[] = [
    ...(given.sandbox ? (['sandbox', 'controller'] as const) : []),
    ...(given.member ? (['member'] as const) : []),
  ];
  const peer = (subject: Subject, url: URL | undefined): Peer[] =>
    url === undefined
      ? []
      : [
          {
            subject,
            url,
            credentials,
            given: needs,
            ...(transport === undefined ? {} : { transport }),
          },
        ];
  const peers = [
    ...peer('registry', registry),
    ...peer('agent', agent),
    ...peer('ad-server', adServer),
    ...peer('webhooks', webhooks),
    ...peer('files', folder),
  ];
  return peers.length > 0
    ? peers
    : 'Nothing to check: give --registry, --agent, --ad-server or --files (see --help).';
}

const credentialsIn = ({ token, otherToken, personToken, outsiderToken }: Given): Peer['credentials'] => ({
  ...(token === undefined ? {} : { member: token }),
  ...(otherToken === undefined ? {} : { other: otherToken }),
  ...(personToken === undefined ? {} : { person: personToken }),
  ...(outsiderToken === undefined ? {} : { outsider: outsiderToken }),
});
