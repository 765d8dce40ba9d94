// @generated from --protocol-name by codegen. Do not edit; run "npm run codegen".

export const protocol = {
  name: 'proto',
  title: 'Proto',
  capabilitiesTask: 'get_proto_capabilities',
  majorVersionField: 'proto_major_version',
  versionField: 'proto_version',
  errorField: 'proto_error',
  ownershipTxtLabel: '_proto-owner',
  ownershipPath: '/.well-known/proto-ownership.txt',
  webhookSigningTag: 'proto/webhook-signing/v1',
  requestSigningTag: 'proto/request-signing/v1',
  scopePrefix: 'proto:',
  capabilityKey: 'proto',
  extensionNamespace: 'proto',
} as const;
