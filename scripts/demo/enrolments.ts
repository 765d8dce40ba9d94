/** An agent of the world that its organization has enrolled. */
export type Enrolment = {
  org: string;
  url: string;
  type: string;
  visibility: 'public' | 'members_only' | 'private';
};

/** Who may sign in to the pages of members, moderators and operators. */
export const DEMO_EMAIL = 'demo@lanternplay.example';

/** The organization whose key is printed. */
export const DEMO = 'Demo';

/** One agent of each kind and of each visibility. No agent responds behind the card of Press Collective. */
export const enrolments: readonly Enrolment[] = [
  { org: 'Brightlane', url: 'https://sales.brightlane.example', type: 'sales', visibility: 'public' },
  { org: 'The Morning Tide', url: 'https://ads.morningtide.example', type: 'sales', visibility: 'public' },
  { org: 'Fairwater', url: 'https://sales.fairwater.example', type: 'sales', visibility: 'public' },
  {
    org: 'Press Collective',
    url: 'https://sales.presscollective.example',
    type: 'sales',
    visibility: 'public',
  },
  { org: 'Grove Market', url: 'https://retail.grovemarket.example', type: 'sales', visibility: 'public' },
  { org: 'Clear Cohort', url: 'https://signals.clearcohort.example', type: 'signals', visibility: 'public' },
  { org: 'Trueglance', url: 'https://measure.trueglance.example', type: 'measurement', visibility: 'public' },
  { org: 'Papercrane', url: 'https://studio.papercrane.example', type: 'creative', visibility: 'public' },
  {
    org: 'Aurora Hotels',
    url: 'https://concierge.aurorahotels.example',
    type: 'brand',
    visibility: 'public',
  },
  { org: 'Arcwell', url: 'https://sales.arcwell.example', type: 'sales', visibility: 'members_only' },
  { org: DEMO, url: 'https://sales.lanternplay.example', type: 'sales', visibility: 'private' },
];
