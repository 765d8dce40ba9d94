import { isObject, type Json } from '../json/values.ts';

/** What takes the place of names in rows that stay. */
export const ERASED = 'erased';

/**
 * Members of stored documents that name people, receivers or credentials, or that may hold anything, at any depth.
 * Those in camelCase are from records of this service.
 */
const PERSONAL: ReadonlySet<string> = new Set([
  'invoice_recipient',
  'reporting_webhook',
  'artifact_webhook',
  'push_notification_config',
  'revocation_webhook',
  'revocationWebhook',
  'pushConfig',
  'authentication',
  'contacts',
  'context',
  'ext',
]);

/** Documents of a caller that stay for bills, by the table that keeps them. */
export type KeptTable = keyof typeof rules;

const rules = {
  accounts: ({ payment_terms, billing_entity }: Json): Json => ({
    payment_terms,
    ...(isObject(billing_entity) ? { billing_entity: payer(billing_entity) } : {}),
  }),
  media_buys: withoutPeople,
  media_buy_packages: withoutPeople,
  // Tags are words of the caller.
  creatives: (document: Json): Json => ({ ...withoutPeople({ ...document, tags: undefined }), name: ERASED }),
  usage_records: withoutPeople,
  rights_grants: (details: Json): Json => ({
    ...withoutPeople(details),
    ...(isObject(details.campaign)
      ? { campaign: { ...withoutPeople(details.campaign), description: ERASED } }
      : {}),
  }),
};

/** A document without the people, receivers and credentials in it. */
export const erased = (table: KeptTable, document: Json): Json => rules[table](document);

/** The legal name and the tax number of the payer stay for bills. */
const payer = ({ legal_name, tax_id }: Json): Json => ({
  ...(legal_name === undefined ? {} : { legal_name }),
  ...(tax_id === undefined ? {} : { tax_id }),
});

function withoutPeople(document: Json): Json {
  return Object.fromEntries(
    Object.entries(document)
      .filter(([name]) => !PERSONAL.has(name))
      .map(([name, value]) => [name, within(value)]),
  );
}

function within(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(within);
  return isObject(value) ? withoutPeople(value) : value;
}
