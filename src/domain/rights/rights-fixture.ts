import type { Json } from '../json/values.ts';
import type { Shaped } from '../products/shape.ts';
import { type RightsOffering, readRightsCatalog } from './offering.ts';

/** Rights that a test put in place: what the test wrote, and what became of it. */
export type RightsFixture = { readonly fixture: Json; readonly offering: RightsOffering };

const USES = ['likeness', 'commercial'];

/** An offering from what a test says about it; what it leaves out has a default. */
export function offeringOfFixture(id: string, fixture: Json): Shaped<RightsOffering> {
  const uses = fixture.available_uses ?? USES;
  const offering = {
    brand_id: 'seeded_brand',
    name: id,
    description: 'Rights that a test put in place.',
    right_type: 'talent',
    available_uses: uses,
    pricing_options: [
      {
        ...{ pricing_option_id: 'flat_monthly', model: 'flat_rate', price: 100, currency: 'USD' },
        ...{ period: 'monthly', uses },
      },
    ],
    ...fixture,
    rights_id: id,
  };
  const read = readRightsCatalog({ offerings: [offering] }, null);
  const made = read.ok ? read.rights.get(id) : undefined;
  if (made !== undefined) return { ok: true, value: made };
  const problems = read.ok ? [] : read.problems;
  return {
    ok: false,
    problems: problems.map((problem) => {
      const [place = '', ...message] = problem.split(': ');
      return { place: place.replace(/^offerings\[0\]\.?/, ''), message: message.join(': ') };
    }),
  };
}
