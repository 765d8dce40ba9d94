import { protocol } from '../../../generated/protocol.ts';
import { wireVariants } from './agent/wire.ts';
import { agentVariants } from './agent-variants.ts';
import { ownRegistryVariants } from './own/registry.ts';
import { ownAgentVariants, unlisted } from './own-variants.ts';
import { subscriptionVariants } from './registry/subscriptions.ts';
import { registryVariants } from './registry-variants.ts';
import { registryWebhookVariants, webhookVariants } from './webhook-variants.ts';
import { withoutVariant } from './without-variant.ts';

type Fault = { readonly finds: string; readonly fault: string };

const SUBJECTS: readonly (readonly [title: string, faults: readonly Fault[]])[] = [
  ['Registries', [...registryVariants, ...subscriptionVariants]],
  ['Agents', [...agentVariants, ...wireVariants]],
  ['This service as an agent', [...ownAgentVariants, ...unlisted]],
  ['This service as a registry', ownRegistryVariants],
  ['Webhooks of agents', webhookVariants],
  ['Webhooks of registries', registryWebhookVariants],
];
/** All of them, wherever they are run. */
export const everyFault: readonly Fault[] = SUBJECTS.flatMap(([, faults]) => faults);

const HEAD = `# What the conformance runner finds

Each row is a correct service with one fault: the runner must report the requirement of the row, and nothing else. The tests in
\`test/conformance-runner/\` run all ${everyFault.length}: most on a second implementation with the required fields only, and what that one
does not have on this service, where a run judges one requirement and what it builds on. The faults are data in
\`test/conformance-runner/variants/\`, from which \`npm run conformance:table\` makes this file. Names in double braces are names of the
protocol.
`;

/** The table of all faults, as \`docs/conformance-variants.md\` holds it. */
export function variantsDocument(): string {
  const tables = SUBJECTS.map(([title, faults]) => {
    const rows = faults.map(({ finds, fault }) => `| \`${nameless(finds)}\` | ${fault} |\n`);
    return `\n## ${title}: ${faults.length} faults\n\n| Requirement | Fault |\n| --- | --- |\n${rows.join('')}`;
  });
  const rest = Object.entries(withoutVariant).map(
    ([why, ids]) => `- ${why}: ${ids.map((id) => `\`${nameless(id)}\``).join(', ')}.\n`,
  );
  return `${HEAD}${tables.join('')}\n## Without a fault\n\nRequirements that no row shows, by the reason:\n\n${rest.join('')}`;
}

const nameless = (id: string): string =>
  id.replaceAll(protocol.capabilitiesTask.replaceAll('_', '-'), '{{capabilitiesTask}}');
