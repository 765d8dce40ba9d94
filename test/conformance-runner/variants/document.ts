import { protocol } from '../../../generated/protocol.ts';
import { wireVariants } from './agent/wire.ts';
import { agentVariants } from './agent-variants.ts';
import { ownAgentVariants, unlisted } from './own-variants.ts';
import { subscriptionVariants } from './registry/subscriptions.ts';
import { registryVariants } from './registry-variants.ts';
import { registryWebhookVariants, webhookVariants } from './webhook-variants.ts';
import { withoutVariant } from './without-variant.ts';

type Fault = { readonly finds: string; readonly fault: string };

const SUBJECTS: readonly (readonly [title: string, faults: readonly Fault[]])[] = [
  ['Registries', [...registryVariants, ...subscriptionVariants]],
  ['Agents', [...agentVariants, ...wireVariants]],
  ['Agents with everything', [...ownAgentVariants, ...unlisted]],
  ['Webhooks of agents', webhookVariants],
  ['Webhooks of registries', registryWebhookVariants],
];
const count = SUBJECTS.reduce((sum, [, faults]) => sum + faults.length, 0);

const HEAD = `# What the conformance runner finds

Each row is a correct service with one fault: the runner must report the requirement of the row, and nothing else.
\`test/conformance-runner/variants.test.ts\` and the tests in \`test/conformance-runner/webhooks/\` run all ${count}. The faults are data in
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
