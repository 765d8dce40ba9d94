/** A domain for the registry to crawl, and one line that explains what it shows. */
export type Seed = { domain: string; shows: string };

/** All domains of the world to crawl: publishers, then networks and vendors, then houses and brands. */
export const seeds: readonly Seed[] = [
  {
    domain: 'morningtide.example',
    shows: 'national newspaper; four agents, each authorized for something else',
  },
  {
    domain: 'touchlinedaily.example',
    shows: 'sports daily; inline properties, exclusive, with a time window',
  },
  {
    domain: 'pepperandplum.example',
    shows: 'recipes; signals of its own and an agent that its operator does not declare',
  },
  { domain: 'earshot.example', shows: 'podcast studio; collections, and authorizations for single shows' },
  {
    domain: 'lanternplay.example',
    shows: 'television streaming; five store ids, and a brand file kept on another host',
  },
  { domain: 'pixelbarn.example', shows: 'games studio; its file is a pointer to a CDN host' },
  { domain: 'fjordwave.example', shows: 'radio group; both files redirect to www, which is followed' },
  {
    domain: 'kerbsidemedia.example',
    shows: 'street screens; publisher and operator disagree on the delegation',
  },
  {
    domain: 'grovemarket.example',
    shows: 'grocer with retail media and loyalty signals; valid, with one warning',
  },
  {
    domain: 'commonwave.example',
    shows: 'public broadcaster; publishes its properties and authorizes nobody',
  },
  {
    domain: 'twostroke.example',
    shows: 'motorcycle magazine; one property and one agent, agreed on both sides',
  },
  {
    domain: 'chromeandclutch.example',
    shows: 'stale file: last updated 2021, window passed, a publisher revoked',
  },
  { domain: 'hastyherald.example', shows: 'invalid file with a dozen mistakes, each named by its path' },
  { domain: 'commaweekly.example', shows: 'file that is not JSON: one comma too many' },
  { domain: 'nightshiftweather.example', shows: 'answers 503; delete its _site.json and crawl again' },
  { domain: 'touchlinearchive.example', shows: 'redirects to another domain, which is refused' },
  { domain: 'valleyherald.example', shows: 'regional paper without a file; ads.txt names its manager' },
  {
    domain: 'coastcourier.example',
    shows: 'regional paper; an older manager line is marked "noagents" and ignored',
  },
  { domain: 'milltowngazette.example', shows: 'regional paper; of two manager lines the last one counts' },
  { domain: 'saltmarshecho.example', shows: 'regional paper that left: its manager has revoked it' },
  { domain: 'ferryboatpost.example', shows: 'names a manager that does not name it back' },

  { domain: 'presscollective.example', shows: 'network file that speaks for the regional papers' },
  { domain: 'brightlane.example', shows: 'sales house; its agent is authorized by a dozen publishers' },
  { domain: 'fairwater.example', shows: 'ad network with packages across other publishers' },
  { domain: 'clearcohort.example', shows: 'signals provider with a catalogue' },
  { domain: 'trueglance.example', shows: 'measurement vendor' },
  { domain: 'papercrane.example', shows: 'creative studio with an agent' },

  { domain: 'arcwell.example', shows: 'hybrid media house: one brand inline, one in a file of its own' },
  { domain: 'helianto.example', shows: 'branded house with two sub-brands inline' },
  { domain: 'heliantozero.example', shows: 'sub-brand; its file only names the house' },
  { domain: 'veldermaat.example', shows: 'house of brands that lists its brands by domain' },
  { domain: 'ironclove.example', shows: 'brand whose house lists it back (mutual)' },
  { domain: 'softloom.example', shows: 'brand whose house lists it back (mutual), run by a studio' },
  { domain: 'quietkettle.example', shows: 'brand that a house lists, but that claims no house' },
  { domain: 'loomish.example', shows: 'brand that claims a house which does not list it (leaf_only)' },
  { domain: 'stormglass.example', shows: 'brand whose house cannot be reached (unverifiable)' },
  { domain: 'aurorahotels.example', shows: 'hotel chain described by a brand agent' },
  {
    domain: 'xn--bckerei-sonnenkorn-ltb.example',
    shows: 'bäckerei-sonnenkorn.example, an international name',
  },
  { domain: 'copperlinetools.example', shows: 'broken brand file' },
  { domain: 'tidewaterceramics.example', shows: 'no file at all, only a home page: enrichment' },
];
