import { requireMember } from '../../desk/admission.ts';
import type { WriteCall, WriteHandler } from '../../desk/call.ts';
import { type Control, lookForControl, settleEvidence } from '../../desk/prove-control.ts';
import { ApiError, invalidField, type Refused } from '../../domain/errors.ts';
import { agentKey } from '../../domain/net/agent-url.ts';
import { canonicalDomain } from '../../domain/net/domain-name.ts';
import { MOST_AGENTS } from '../../record/agents/enrolments.ts';
import { keepAgent } from '../../record/agents/member-agents.ts';
import type { CatalogAgent } from '../../store/agents/enrolled-agents.ts';

export const enrollMyAgent: WriteHandler<'enrollMyAgent'> = {
  async look({ query, body }, look) {
    const member = requireMember(look.principal, query.org);
    const orgId = member.organization.id;
    const url = agentKey(body.url, 'url');
    const host = hostOf(url);
    const isProved = (agent: CatalogAgent | undefined) => agent?.orgId === orgId && agent.provedBy !== null;
    const isKept = isProved(await look.store.catalogAgents.find(url));
    const verdict = look.live.judgeAgentUrl(url);
    if (!isKept && !verdict.ok)
      throw invalidField('url', `must be a URL that can be called: ${verdict.message}`);
    const control = isKept ? null : await lookForControl(host, orgId, look);
    return {
      note: { subject: url, detail: { type: body.type, visibility: body.visibility ?? null } },
      async write(call) {
        const known = await call.store.catalogAgents.findForUpdate(url);
        const own = known?.orgId === orgId ? known : undefined;
        if (own === undefined) await refuseTooMany(call, orgId);
        const unproved = isProved(own) ? null : await settle(control, host, orgId, call);
        if (unproved !== null) return unproved;
        const { type, visibility } = body;
        const enrolment = { url, type, visibility, name: body.name?.trim() };
        const shown = isProved(own) ? null : 'proof';
        const { isNew, body: answer } = await keepAgent(call, member, { ...enrolment, control: shown }, own);
        return { status: isNew ? 201 : 200, body: answer };
      },
    };
  },
};

/** @returns null when control of the host is proved, else the refusal, whose transaction must be committed */
const settle = (
  control: Control | null,
  host: string,
  orgId: string,
  call: WriteCall,
): Promise<Refused | null> => {
  const { domain, evidence } = control ?? { domain: host, evidence: { kind: 'none' } as const };
  return settleEvidence({ domain, orgId, isNew: false, repeat: 'enrol' }, evidence, call);
};

/** The host of an agent, as the domain to prove control of. @throws {ApiError} invalid_request */
function hostOf(url: string): string {
  const judged = canonicalDomain(new URL(url).hostname);
  if (judged.ok) return judged.domain;
  throw invalidField(
    'url',
    `${judged.reason}, so that control of it cannot be proved; the operator can enrol it`,
  );
}

/** @throws {ApiError} agent_limit_reached */
async function refuseTooMany({ store }: WriteCall, orgId: string): Promise<void> {
  await store.catalogAgents.lockOrganization(orgId);
  if ((await store.catalogAgents.countByOrganization(orgId)) < MOST_AGENTS) return;
  const message = `An organization must not enrol more than ${MOST_AGENTS} agents: remove one first.`;
  throw new ApiError('agent_limit_reached', message);
}
