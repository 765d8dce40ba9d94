import { assert } from 'chai';
import { typeModules } from '../../../codegen/emit/type-modules.ts';

const text = `
/** Of the root. */
export type Report = CoreHead & Report1
export type CoreHead = string
export interface Report1 {
/** Kept. */
body: CoreBody
rest?: Report2
}
export interface Report2 { [k: string]: CoreHead }
export interface CoreBody { parent?: CoreBody; report: Report; limb: CoreLimbsLeg }
export type CoreLimbsLeg = { body: CoreBody }
export type Unused1 = CoreHead
export interface Index { "report": Report; "core/head": CoreHead }
`;
const homes = new Map([
  ['CoreHead', 'core/head'],
  ['CoreBody', 'core/body'],
  ['CoreLimbsLeg', 'core/limbs/leg'],
  ['Report', 'report'],
]);

describe('modules of types', () => {
  it('hold the types of a folder, import what they use, and have the parts of a type in their place', async () => {
    const files = await typeModules(text, homes, 'Index');
    assert.deepEqual(
      Object.fromEntries([...files].map(([path, code]) => [path, code.split('\n').slice(2).join('\n')])),
      {
        'core.ts': `import type { CoreLimbsLeg } from './core/limbs.ts';
import type { Report } from './root.ts';

export type CoreHead = string;

export interface CoreBody {
  parent?: CoreBody;
  report: Report;
  limb: CoreLimbsLeg;
}
`,
        'core/limbs.ts': `import type { CoreBody } from '../core.ts';

export type CoreLimbsLeg = { body: CoreBody };
`,
        'root.ts': `import type { CoreBody, CoreHead } from './core.ts';

/** Of the root. */
export type Report = CoreHead & {
  /** Kept. */
  body: CoreBody;
  rest?: { [k: string]: CoreHead };
};
`,
        'schemas.ts': `import type { CoreHead } from './core.ts';
import type { Report } from './root.ts';

export interface Index {
  report: Report;
  'core/head': CoreHead;
}
`,
      },
    );
  });
});
