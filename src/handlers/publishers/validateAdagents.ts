import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';

export const validateAdagents: ReadHandler<'validateAdagents'> = async ({ body }, { live, now }) => {
  const domain = domainGiven(body.domain);
  const { validation, agentUrls } = await live.validatePublisher(domain);
  const cards = validation.valid && agentUrls.length > 0 ? await live.probeAgentCards(agentUrls) : undefined;
  return {
    body: {
      success: true,
      data: {
        domain,
        found: validation.status_code === 200,
        validation,
        ...(cards === undefined ? {} : { agent_cards: cards }),
      },
      timestamp: now.toISOString(),
    },
  };
};
