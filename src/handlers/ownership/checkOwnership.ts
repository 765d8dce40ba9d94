import { domainGiven } from '../../desk/admission.ts';
import type { ReadHandler } from '../../desk/call.ts';
import { challengePlaces } from '../../domain/ownership/ownership.ts';

export const checkOwnership: ReadHandler<'checkOwnership'> = async ({ body }, { live, now }) => {
  const domain = domainGiven(body.domain);
  const challenge = { domain, nonce: body.nonce };
  const places = challengePlaces(challenge);
  const { http, dns } = await live.lookAtProofPlaces(challenge);
  return {
    body: {
      domain,
      proved: http.proves || dns.proves,
      http: { place: places.http.url, ...http },
      dns: { place: places.dns.name, proves: dns.proves, found: dns.found, advice: dns.advice },
      checked_at: now.toISOString(),
    },
  };
};
