import { dayIn } from '../requests.ts';
import type { Rows } from '../violation.ts';

/** What is asked about brands and their rights. */
export const rightsViolations: Rows = {
  'brand/verify-brand-claim-request.json#/properties/claim INVALID_REQUEST': {
    value: {},
    field: '~.subsidiary_domain',
  },
  'brand/claim.json#/oneOf/0/properties/claim/properties/subsidiary_domain INVALID_REQUEST': {
    value: '192.0.2.1',
  },
  'brand/claim.json#/oneOf/1/properties/claim/properties/parent_domain INVALID_REQUEST': (
    _world,
    { field },
  ) => ({
    value: { claim_type: 'parent', claim: { parent_domain: '192.0.2.1' } },
    up: 2,
    ...(field.startsWith('claims')
      ? {}
      : { args: { claim_type: 'parent', claim: { parent_domain: '192.0.2.1' } }, up: 0, value: '192.0.2.1' }),
  }),
  'brand/claim.json#/oneOf/2/properties/claim/properties/property/properties/type INVALID_REQUEST': (
    _world,
    { field },
  ) => {
    const claim = { property: { type: 'no_such_word', identifier: 'tea.example' } };
    const args = { claim_type: 'property', claim };
    return field.startsWith('claims') ? { args: { claims: [args] } } : { args };
  },
  'brand/acquire-rights-request.json#/properties/campaign/properties/end_date INVALID_REQUEST': {
    value: dayIn(-2),
  },
  'brand/update-rights-request.json#/properties/account REFERENCE_NOT_FOUND': ({ accounts }) => ({
    value: { account_id: accounts.agent },
    field: 'rights_id',
  }),
  'brand/update-rights-request.json#/properties/end_date VALIDATION_ERROR': { value: dayIn(10) },
  'brand/update-rights-request.json#/properties/impression_cap VALIDATION_ERROR': { value: 1 },
  'brand/update-rights-request.json#/properties/pricing_option_id VALIDATION_ERROR': {
    value: 'tomas_quarter',
  },
};
