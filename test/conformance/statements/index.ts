import { accountStatements, controllerStatements } from './agent/accounts.ts';
import { audienceStatements } from './agent/audiences.ts';
import { agentAuthenticationStatements } from './agent/authentication.ts';
import { agentBrandStatements } from './agent/brand.ts';
import { buildStatements } from './agent/builds.ts';
import { buyStatements } from './agent/buys.ts';
import { capabilityStatements } from './agent/capabilities.ts';
import { creativeStatements } from './agent/creatives.ts';
import { formatStatements } from './agent/formats.ts';
import { idempotencyStatements } from './agent/idempotency.ts';
import { pollingStatements } from './agent/polling.ts';
import { previewStatements } from './agent/previews.ts';
import { productStatements } from './agent/products.ts';
import { reportingStatements } from './agent/reporting.ts';
import { reportStatements } from './agent/reports.ts';
import { signalStatements } from './agent/signals.ts';
import { signingStatements } from './agent/signing.ts';
import { targetingStatements } from './agent/targeting.ts';
import { transportStatements } from './agent/transport.ts';
import { versionStatements } from './agent/versioning.ts';
import { webhookStatements } from './agent/webhooks.ts';
import { wholesaleStatements } from './agent/wholesale.ts';
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
  statements: [
    ...transportStatements,
    ...capabilityStatements,
    ...accountStatements,
    ...productStatements,
    ...formatStatements,
    ...buyStatements,
    ...targetingStatements,
    ...idempotencyStatements,
    ...creativeStatements,
    ...previewStatements,
    ...buildStatements,
    ...audienceStatements,
    ...reportingStatements,
    ...reportStatements,
    ...pollingStatements,
    ...webhookStatements,
    ...wholesaleStatements,
    ...controllerStatements,
    ...agentAuthenticationStatements,
    ...versionStatements,
    ...signalStatements,
    ...agentBrandStatements,
    ...signingStatements,
  ],
};

export const parts: readonly Part[] = [registry, agentTasks];
