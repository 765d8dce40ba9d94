import type { DnsServer } from './dns-server.ts';

type Challenge = { dns: { name: string; value: string } };

/** Those who control domains, and publish in the DNS what a registry asks them to. */
export type Owners = {
  /** Adds the value of the challenge to the TXT records of its name. */
  publish(challenge: Challenge): void;
  /** Publishes the challenge of a refusal that has one; whether it did. */
  help(answer: { status: number; body?: unknown }): boolean;
};

export function startOwners(dns: DnsServer): Owners {
  const published = new Map<string, string[]>();
  const publish = ({ dns: { name, value } }: Challenge) => {
    const records = [...(published.get(name) ?? []), value];
    published.set(name, records);
    dns.set(name, 'TXT', { records });
  };
  return {
    publish,
    help({ status, body }) {
      if (status !== 403 || !isProofRequired(body)) return false;
      publish(body.challenge);
      return true;
    },
  };
}

const isProofRequired = (body: unknown): body is { challenge: Challenge } =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === 'ownership_proof_required';
