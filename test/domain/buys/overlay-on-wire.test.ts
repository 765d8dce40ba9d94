import { assert } from 'chai';
import { readTexts } from '../../../codegen/read.ts';
import type { CoreTargeting } from '../../../generated/types/core.ts';
import { overlayOnWire } from '../../../src/domain/buys/overlay-on-wire.ts';
import { projectRoot } from '../../../src/infra/project.ts';

type System = NonNullable<CoreTargeting['geo_metros']>[number]['system'];
type Words = { readonly enum: readonly System[]; readonly 'x-own-values': readonly System[] };

const words: Words = JSON.parse(readTexts(projectRoot).get('schemas/v3/enums/metro-system.json') ?? '{}');
const areas = words.enum.map((system) => ({ system, values: ['501'] }));
const overlay: CoreTargeting = { geo_countries: ['US'], geo_metros: areas, geo_metros_exclude: areas };
const own = new Set(words['x-own-values']);

describe('the targeting of a package, as callers read it', () => {
  for (const form of ['3.0', '3.1'] as const)
    for (const list of ['geo_metros', 'geo_metros_exclude'] as const)
      it(`has only names of release ${form} in ${list}, and what was sent apart from them`, () => {
        const shown = overlayOnWire(overlay, form);
        const systems = (shown[list] ?? []).map(({ system }) => system);
        assert.deepEqual(
          systems,
          words.enum.map((system) => (own.has(system) ? 'nielsen_dma' : system)),
        );
        assert.deepEqual(shown.geo_countries, overlay.geo_countries);
        assert.deepEqual(
          (shown[list] ?? []).map(({ values }) => values),
          areas.map(({ values }) => values),
        );
      });

  it('is what was sent for callers that name no release', () => {
    assert.deepEqual(overlayOnWire(overlay, 'specified'), overlay);
  });

  it('gets no lists that were not sent', () => {
    assert.deepEqual(overlayOnWire({ geo_countries: ['US'] }, '3.1'), { geo_countries: ['US'] });
    assert.notProperty(overlayOnWire({ geo_metros: areas }, '3.1'), 'geo_metros_exclude');
  });
});
