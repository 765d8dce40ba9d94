import { type Statement, some } from '../statement.ts';

const WRITE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'create_media_buy', arguments: {} },
};

export const signingStatements: readonly Statement[] = [
  {
    heading: 'Agent tasks, capability discovery',
    rule: '`webhook_signing` has the profile, algorithms and legacy scheme of an agent that sends webhooks.',
    steps: [
      {
        task: '{{capabilitiesTask}}',
        arguments: {},
        answer: {
          body: {
            webhook_signing: {
              supported: true,
              profile: '{{webhookSigningTag}}',
              algorithms: some('ed25519'),
              legacy_hmac_fallback: true,
            },
          },
        },
      },
    ],
  },
  {
    heading: 'Agent tasks, signed webhooks',
    rule: '7: the keys of the agent are found through `agents[].jwks_uri` of the brand.json of its operator.',
    steps: [
      {
        request: 'GET /.well-known/brand.json',
        answer: { status: 200, body: { agents: some({ id: 'mcp' }) } },
      },
      { request: 'GET /.well-known/jwks.json', answer: { status: 200 } },
    ],
  },
  {
    heading: 'Agent tasks, signed webhooks',
    rule: 'A request without a signature that is demanded answers 401 with the reason in `WWW-Authenticate`.',
    steps: [
      {
        request: 'POST /signed/mcp',
        body: WRITE,
        answer: {
          status: 401,
          headers: { 'www-authenticate': 'Signature error="request_signature_required"' },
          body: { error: { code: 'request_signature_required' } },
        },
      },
    ],
  },
];
