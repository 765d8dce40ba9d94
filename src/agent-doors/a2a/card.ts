import { protocol } from '../../../generated/protocol.ts';
import type { Task } from '../../../generated/tasks.ts';
import { resources } from '../../domain/members/agent-principal.ts';

export type CardTools = {
  /** Name of the installation; null: the name of the protocol. */
  siteName: string | null;
  baseUrl: string;
  /** Path prefix of the agent below the public address. */
  prefix: string;
  version: string;
  /** Token endpoint of the authorization server. */
  tokenUrl: string;
  /** The tasks of this deployment, in the order in which they are shown. */
  tasks: readonly Task[];
};

type Json = Readonly<Record<string, unknown>>;

const BINDING = 'JSONRPC';
const MODES = ['application/json', 'text/plain'];

/**
 * The agent's card: one document for clients of A2A 1.0 and 0.3. Where the two versions name a field
 * differently, the card has both names.
 */
export function createCard({ siteName, baseUrl, prefix, version, tokenUrl, tasks }: CardTools): Json {
  const url = `${baseUrl}${prefix}/a2a`;
  return {
    name: siteName ?? `${protocol.title} agent`,
    description:
      'Does the tasks of the protocol: send one data part {"skill": <task>, "input": {…}}. Tasks with the tag ' +
      'public need no credential.',
    version,
    documentationUrl: `${baseUrl}/docs/tasks`,
    supportedInterfaces: ['1.0', '0.3'].map((protocolVersion) => ({
      url,
      protocolBinding: BINDING,
      protocolVersion,
    })),
    url,
    protocolVersion: '0.3.0',
    preferredTransport: BINDING,
    additionalInterfaces: [{ url, transport: BINDING }],
    supportsAuthenticatedExtendedCard: false,
    capabilities: {
      streaming: true,
      pushNotifications: true,
      stateTransitionHistory: false,
      extendedAgentCard: false,
      extensions: [],
    },
    ...security(baseUrl, tokenUrl),
    defaultInputModes: MODES,
    defaultOutputModes: ['application/json'],
    skills: tasks.map(skillOf),
  };
}

const skillOf = ({ name, description, protocol: area, effect, access, examples }: Task): Json => ({
  // Some clients read the task's name from `id`, others from `name`.
  id: name,
  name,
  description,
  tags: [area, effect, ...(access === 'public' ? ['public'] : [])],
  examples: examples.map((input) => JSON.stringify({ skill: name, input })),
  inputModes: MODES,
  outputModes: ['application/json'],
});

/** Security schemes in both forms: 0.3 identifies a scheme by `type`, 1.0 by the name of the member. */
function security(baseUrl: string, tokenUrl: string): Json {
  const bearer = { scheme: 'bearer', description: 'An API key, an access token or a token of the agent.' };
  const scopes = Object.fromEntries(
    resources.map((resource) => [
      `${protocol.scopePrefix}${resource}`,
      `Tasks that touch ${resource.replaceAll('_', ' ')}`,
    ]),
  );
  const oauth = {
    description: 'OAuth 2.1; the metadata names the other grants.',
    flows: { clientCredentials: { tokenUrl, scopes } },
    oauth2MetadataUrl: `${baseUrl}/.well-known/oauth-authorization-server`,
  };
  const names = ['bearerAuth', 'oauth2'];
  return {
    securitySchemes: {
      bearerAuth: { type: 'http', ...bearer, httpAuthSecurityScheme: bearer },
      oauth2: { type: 'oauth2', ...oauth, oauth2SecurityScheme: oauth },
    },
    security: names.map((name) => ({ [name]: [] })),
    securityRequirements: names.map((name) => ({ schemes: { [name]: { list: [] } } })),
  };
}
