import type { AgentDeclaration } from '../agent-profile.ts';

export function accountProblems({ account, supported_protocols }: AgentDeclaration): string[] {
  const { authorization_endpoint: endpoint } = account;
  return [
    ...(endpoint !== undefined && !/^https:\/\/[^/]/i.test(endpoint)
      ? ['account.authorization_endpoint: must be an https address']
      : []),
    ...(account.account_financials && !account.supported_billing.includes('operator')
      ? [
          'account.account_financials: needs operator in account.supported_billing, because it is about operator-billed accounts',
        ]
      : []),
    ...(account.required_for_products && !supported_protocols.includes('media_buy')
      ? ['account.required_for_products: needs media_buy in supported_protocols']
      : []),
  ];
}
