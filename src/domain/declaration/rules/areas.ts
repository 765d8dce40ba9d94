import { specialisms } from '../../agents/specialisms.ts';
import { type AgentDeclaration, isDeclared, protocolAreas } from '../agent-profile.ts';

/** Each area has its block, each block its area, each specialism the area that it belongs to. */
export function areaProblems(profile: AgentDeclaration): string[] {
  const supports = (area: string) => profile.supported_protocols.some((name) => name === area);
  return [
    ...protocolAreas.flatMap((area) => {
      if (supports(area) && profile[area] === undefined) {
        return [`supported_protocols: ${area} needs its block ${area}, which may be empty`];
      }
      if (!supports(area) && profile[area] !== undefined) {
        return [`${area}: must be left out, because supported_protocols does not list ${area}`];
      }
      return [];
    }),
    ...(supports('brand') && profile.catalogs.brands === null
      ? ['supported_protocols: brand needs catalogs.brands, the brands to answer for']
      : []),
    ...(profile.brand?.rights === true && (profile.catalogs.rights ?? null) === null
      ? ['brand.rights: needs catalogs.rights, the rights that are licensed']
      : []),
    ...(supports('signals') && profile.catalogs.signals === null
      ? ['supported_protocols: signals needs catalogs.signals, the signals that are offered']
      : []),
    ...(supports('media_buy') && profile.catalogs.products === null
      ? ['supported_protocols: media_buy needs catalogs.products, what there is to sell']
      : []),
    ...profile.specialisms.flatMap((name) => {
      const parent = specialisms[name]?.parent ?? null;
      return parent === null || supports(parent)
        ? []
        : [`specialisms: ${name} needs ${parent} in supported_protocols`];
    }),
    ...replacedSpecialisms(profile),
  ];
}

/** Deprecated claims hold only with the declaration that took their place. */
const REPLACED: Readonly<Record<string, string>> = {
  'sales-proposal-mode': 'media_buy.supports_proposals',
  'signed-requests': 'request_signing.supported',
};

const replacedSpecialisms = (profile: AgentDeclaration): string[] =>
  profile.specialisms.flatMap((name) => {
    const instead = REPLACED[name];
    return instead === undefined || isDeclared(profile, instead)
      ? []
      : [`specialisms: ${name} is deprecated and needs ${instead}`];
  });
