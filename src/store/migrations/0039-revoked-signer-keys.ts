import type { Knex } from 'knex';
import { keyThumbprint } from '../../domain/signatures/keys.ts';

/**
 * Keys of signers that the operator revoked, which outlive the signer, and what a sandbox token stands for when a
 * signature alone identifies its holder.
 */
export async function up(k: Knex): Promise<void> {
  await k.schema.createTable('revoked_signer_keys', (t) => {
    t.text('agent').notNullable();
    t.text('kid').notNullable();
    t.text('thumbprint');
    t.bigInteger('revoked_at').notNullable();
    t.primary(['agent', 'kid']);
  });
  await k.schema.alterTable('message_signers', (t) => {
    t.text('sandbox_traits');
  });
  const revoked = await k('message_signer_keys').whereNotNull('revoked_at').select('*');
  for (const { agent_url: url, kid, jwk, revoked_at } of revoked) {
    const thumbprint = jwk === null ? null : keyThumbprint(JSON.parse(jwk));
    await k('revoked_signer_keys')
      .insert({ agent: String(url).replace(/\/$/, ''), kid, thumbprint, revoked_at })
      .onConflict(['agent', 'kid'])
      .ignore();
  }
}
