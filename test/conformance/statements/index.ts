import { capabilityStatements } from './agent/capabilities.ts';
import { signingStatements } from './agent/signing.ts';
import { agentStatements } from './registry/agents.ts';
import { authenticationStatements, credentialStatements } from './registry/authentication.ts';
import { brandStatements } from './registry/brands.ts';
import { feedStatements } from './registry/feed.ts';
import { lookupStatements } from './registry/lookups.ts';
import { propertyStatements } from './registry/properties.ts';
import type { Statement } from './statement.ts';

/** Statements of one part of the specification, in the order of its document. */
export type Part = { readonly title: string; readonly statements: readonly Statement[] };

export const registry: Part = {
  title: 'Registry',
  statements: [
    ...credentialStatements,
    ...brandStatements,
    ...propertyStatements,
    ...agentStatements,
    ...feedStatements,
    ...lookupStatements,
    ...authenticationStatements,
  ],
};

export const agentTasks: Part = {
  title: 'Agent tasks',
  statements: [...capabilityStatements, ...signingStatements],
};

export const parts: readonly Part[] = [registry, agentTasks];
