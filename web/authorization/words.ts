/** A reason in words: what is so, and what would change it and by whom. */
export type ReasonWords = { readonly fact: string; readonly mend: string; readonly isOpen?: boolean };

const PUBLISHER = 'The publisher';
const OPERATOR = 'The operator of the agent';

const REASONS: Readonly<Record<string, ReasonWords>> = {
  authorized: { fact: 'Both sides agree.', mend: '' },
  authorized_first_party: {
    fact: 'The publisher authorizes the agent, and the operator owns the property.',
    mend: '',
  },
  publisher_file_unknown: {
    fact: 'The file of the publisher has not been looked at yet.',
    mend: 'Ask again in a minute, or ask for a live check.',
    isOpen: true,
  },
  publisher_file_missing: {
    fact: 'The publisher serves no adagents.json, and no manager speaks for it.',
    mend: `${PUBLISHER} can put a file at /.well-known/adagents.json.`,
  },
  publisher_file_invalid: {
    fact: 'The adagents.json is not valid.',
    mend: `${PUBLISHER} has to mend the file; its page here names the first fault.`,
  },
  publisher_unreachable: {
    fact: 'The adagents.json cannot be fetched, and the last valid copy is older than 7 days.',
    mend: `${PUBLISHER} has to make the file reachable again.`,
    isOpen: true,
  },
  publisher_revoked: {
    fact: 'The file that speaks for the publisher has revoked it.',
    mend: 'Who serves that file has to take the domain out of revoked_publisher_domains.',
  },
  property_unknown: {
    fact: 'No publisher lists this identifier.',
    mend: `${PUBLISHER} has to list the property with this identifier.`,
  },
  property_stale: {
    fact: 'The property is no longer in the file of its publisher.',
    mend: `${PUBLISHER} has to list the property again.`,
  },
  agent_not_listed: {
    fact: 'No entry of the file names the agent.',
    mend: `${PUBLISHER} has to add an entry with exactly this URL.`,
  },
  signals_only: {
    fact: 'The agent is authorized for signals, which sells no property.',
    mend: `${PUBLISHER} has to add an entry that covers properties.`,
  },
  property_out_of_scope: {
    fact: 'The property is outside of what the entry covers.',
    mend: `${PUBLISHER} has to widen the entry to this property.`,
  },
  not_yet_effective: {
    fact: 'The entry begins later.',
    mend: 'Wait for its beginning, or ask the publisher for an earlier one.',
  },
  expired: { fact: 'The entry has ended.', mend: `${PUBLISHER} has to renew the entry.` },
  country_required: {
    fact: 'The entry holds in some countries only.',
    mend: 'Choose a country and ask again.',
    isOpen: true,
  },
  country_not_covered: {
    fact: 'The entry does not hold in this country.',
    mend: `${PUBLISHER} has to add the country to the entry.`,
  },
  collection_required: {
    fact: 'The entry holds for some collections only.',
    mend: 'Name the collection and ask again.',
    isOpen: true,
  },
  collection_not_covered: {
    fact: 'The entry does not hold for this collection.',
    mend: `${PUBLISHER} has to add the collection to the entry.`,
  },
  placement_required: {
    fact: 'The entry holds for some placements only.',
    mend: 'Name the placement and ask again.',
    isOpen: true,
  },
  placement_not_covered: {
    fact: 'The entry does not hold for this placement.',
    mend: `${PUBLISHER} has to add the placement to the entry.`,
  },
  delegation_type_mismatch: {
    fact: 'The claimed delegation type is not the one that the file states.',
    mend: 'One of both sides has to change its statement.',
  },
  operator_unknown: {
    fact: 'No brand declares the agent.',
    mend: `${OPERATOR} has to list the agent in its brand.json.`,
  },
  operator_file_unknown: {
    fact: 'The brand.json of the operator has not been looked at yet.',
    mend: 'Ask again in a minute, or ask for a live check.',
    isOpen: true,
  },
  operator_file_missing: {
    fact: 'The operator serves no brand.json.',
    mend: `${OPERATOR} has to serve one that lists the agent.`,
  },
  operator_file_invalid: {
    fact: 'The brand.json of the operator is not valid.',
    mend: `${OPERATOR} has to mend it.`,
  },
  operator_unreachable: {
    fact: 'The brand.json of the operator cannot be fetched, and no recent copy is held.',
    mend: `${OPERATOR} has to make it reachable again.`,
    isOpen: true,
  },
  agent_not_declared: {
    fact: 'The publisher lists the agent; the operator does not declare it in its brand.json.',
    mend: `${OPERATOR} has to add the agent to its brand.json.`,
  },
  property_not_declared: {
    fact: 'The operator declares the agent, but not this property.',
    mend: `${OPERATOR} has to add the property to its brand.json.`,
  },
  relationship_mismatch: {
    fact: 'Publisher and operator state different relationships.',
    mend: 'delegation_type in adagents.json and relationship in brand.json have to be equal.',
  },
};

export const isReason = (text: string): boolean => Object.hasOwn(REASONS, text);

export const reasonWords = (reason: string): ReasonWords =>
  REASONS[reason] ?? { fact: `The reason is ${reason}.`, mend: '' };

const CHECKS: Readonly<Record<string, string>> = {
  publisher_file: "Publisher's file",
  publisher_not_revoked: 'Publisher not revoked',
  property_listed: 'Property listed',
  agent_listed: 'Agent listed',
  sells_properties: 'Entry sells properties',
  property_in_scope: 'Property in scope',
  time_window: 'Time',
  country: 'Country',
  collection: 'Collection',
  placement: 'Placement',
  claimed_delegation: 'Claimed delegation',
  operator_known: 'Operator known',
  operator_file: "Operator's file",
  agent_declared: 'Agent declared',
  property_declared: 'Property declared',
  relationship: 'Relationship',
};
export const checkName = (check: string): string => CHECKS[check] ?? check;
