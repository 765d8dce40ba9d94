import { withoutEdges } from '../text/slug.ts';

/** Of a label of the domain name system (RFC 1035 §2.3.4). */
const LONGEST_LABEL = 63;

/** The domain of a brand that a test made up together with an id: `Acme #1` → `acme-1.seeded.example`. */
export function seededDomain(id: string, otherwise: string): string {
  const label = id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_LABEL);
  return `${withoutEdges(label, '-') || otherwise}.seeded.example`;
}
