/** Rows of a table as cards, each value beside the name of its column, where the window is narrower than so many rem. */
const cardsBelow = (
  rem: number,
  table: string,
): string => `@media (max-width:${rem}rem){${table} thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
${table} thead a{visibility:hidden}
${['', ' tbody', ' tr', ' td', ' caption'].map((part) => table + part).join()}{display:block}
${table} colgroup{display:none}
${table} tr{border:1px solid var(--line);border-radius:.5rem;padding:.4rem .9rem;margin:0 0 .75rem}
${table} td,${table} td.number{border:0;padding:.3rem 0;text-align:left;display:grid;grid-template-columns:7.5rem minmax(0,1fr);gap:.1rem .6rem}
${table} td::before{content:attr(data-label);color:var(--soft);font-size:.85rem}
${table} td>*{grid-column:2;justify-self:start}}`;

/** Listings, entries, states and messages of the explorer. A state has a shape and a word besides its color. */
export const EXPLORER_STYLE = `:root{--good-wash:#e7f3ea;--warn-wash:#fbf0e0;--bad-wash:#fbeae8;--info:#2b4f9e;--info-wash:#e9eefa;--none:#556070;--none-wash:#eef1f4;
--added:#e2f2e6;--removed:#fbe6e4}
@media (prefers-color-scheme:dark){:root{--good-wash:#14281c;--warn-wash:#2c2113;--bad-wash:#321a19;--info:#a3bdf7;--info-wash:#1a2438;
--none:#a2adba;--none-wash:#222b37;--added:#14301f;--removed:#3a1d1c}}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.foreign{overflow-wrap:anywhere}
.code-point{font-family:var(--mono);font-size:.75em;border:1px solid var(--edge);border-radius:.2rem;padding:0 .2em;margin:0 .1em}
.cut,.count{color:var(--soft);font-weight:400}
.state{display:inline-flex;align-items:center;gap:.3rem;padding:.05rem .5rem .05rem .35rem;border-radius:.4rem;font-size:.9rem;font-weight:600;white-space:nowrap}
.state svg{flex:none;fill:none;stroke:currentColor;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
.state.good{color:var(--good);background:var(--good-wash)}
.state.warn{color:var(--warn);background:var(--warn-wash)}
.state.bad{color:var(--bad);background:var(--bad-wash)}
.state.info{color:var(--info);background:var(--info-wash)}
.state.none{color:var(--none);background:var(--none-wash)}
.message{border:1px solid var(--line);border-left:4px solid var(--edge);border-radius:.5rem;padding:.75rem 1rem;margin:1rem 0;max-width:52rem}
.message.good{border-left-color:var(--good)}.message.warn{border-left-color:var(--warn)}.message.bad{border-left-color:var(--bad)}
.message.info{border-left-color:var(--info)}
.message p{margin:.4rem 0 0}
.data{width:100%;table-layout:fixed;border-collapse:collapse;font-size:.95rem;line-height:1.4;margin:.5rem 0 1rem}
.data caption{text-align:left;color:var(--soft);padding:.4rem 0}
.data th{text-align:left;font-size:.85rem;color:var(--soft);font-weight:600;border-bottom:2px solid var(--line);padding:.4rem .75rem .4rem 0;vertical-align:bottom}
.data th a{color:inherit}.data col.many-words{width:24%}.data col.number{width:9rem}
.data th[aria-sort]:not([aria-sort=none])::after{content:"";display:inline-block;width:.6rem;height:.5rem;margin-left:.35rem;background:currentColor;forced-color-adjust:none}
.data th[aria-sort=ascending]::after{clip-path:polygon(50% 0,100% 100%,0 100%)}.data th[aria-sort=descending]::after{clip-path:polygon(0 0,100% 0,50% 100%)}
.data td{padding:.55rem .75rem .55rem 0;border-bottom:1px solid var(--line);vertical-align:top}
.data td a,.data td code{overflow-wrap:anywhere}
.data td a.short{overflow-wrap:normal;white-space:nowrap}
.data .number{text-align:right;padding-right:1.5rem;font-variant-numeric:tabular-nums}
.data td>.soft{display:block;font-size:.85rem}
.data .state{white-space:normal}
.data .day{white-space:nowrap}
${cardsBelow(44, '.data')}
${cardsBelow(72, '.data.broad')}
.plain{list-style:none;margin:0;padding:0;max-width:none}
.chips{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:.75rem 0 0;padding:0;max-width:none}
.chips a{display:inline-block;border:1px solid var(--edge);border-radius:1rem;padding:.25rem .8rem;color:inherit;text-decoration:none}
.chips a:hover{background:var(--wash)}
dd time::after,.changes time::after{content:attr(data-ago);display:inline-block;width:8.5rem;margin-left:.5rem;color:var(--soft);white-space:nowrap;vertical-align:bottom}
td time::after{content:attr(data-ago);display:block;min-height:1lh;color:var(--soft)}
@media (scripting:none){dd time::after,.changes time::after,td time::after{display:none}}
.severities ul{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:.75rem 0;padding:0}
.severities a{display:inline-block;border:1px solid var(--edge);border-radius:1rem;padding:.25rem .8rem;color:inherit;text-decoration:none}
.severities a[aria-current]{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent);font-weight:600}
.filters{border-bottom:1px solid var(--line);padding-bottom:1.25rem;margin-bottom:1rem}
.filters .row{gap:.75rem 1rem}.filters .row>div:not(.field){align-self:end}
.filters label{margin-top:0}
.filters button{margin:.75rem 0 0}.filters .row button{margin:0;min-height:2.85rem}
.steps ul{display:flex;gap:.75rem;list-style:none;padding:0;margin:1rem 0}
.steps a{display:inline-block;border:1px solid var(--edge);border-radius:.5rem;padding:.5rem 1rem;text-decoration:none}
.sides{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(max(min(19rem,100%),calc((100% - 1rem)/2)),1fr));margin:1rem 0}
.sides>section{border:1px solid var(--line);border-radius:.6rem;padding:.25rem 1.1rem .75rem;min-width:0}
.sides .values div{grid-template-columns:7rem minmax(0,1fr)}
.sides code{overflow-wrap:anywhere}
.swatches{display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:.75rem;list-style:none;padding:0;max-width:none}
.swatches li{display:flex;gap:.75rem;align-items:center;min-width:0}
.swatches svg{flex:none;border:1px solid var(--edge);border-radius:.4rem}
.values .badges{margin:0}
.diff p{padding:.15rem .6rem;border-radius:.3rem;color:var(--ink);font-family:var(--mono);font-size:.875rem;overflow-wrap:anywhere}
.diff .removed{background:var(--removed)}.diff .added{background:var(--added)}
.plots{display:grid;grid-template-columns:repeat(auto-fill,minmax(max(17rem,calc((100% - 4rem)/3)),1fr));gap:1rem 2rem}
.plot{margin:1rem 0}
.plot figcaption{font-weight:600}
.plot svg{display:block;width:100%;height:7.5rem;margin:.4rem 0 .2rem}
.plot .axis{stroke:var(--edge);fill:none;vector-effect:non-scaling-stroke}
.plot .bars rect{fill:var(--accent)}.plot .bars .open{fill:none;stroke:var(--accent);vector-effect:non-scaling-stroke}
.plot .line{fill:none;stroke:var(--accent);stroke-width:2;vector-effect:non-scaling-stroke}
.stack .good{fill:var(--accent)}.stack .warn{fill:var(--warn)}.stack .bad{fill:var(--bad)}.stack .none{fill:var(--none)}.stack .info{fill:var(--info)}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin:.25rem 0;font-size:.85rem;max-width:none}
.legend li::before{content:'';display:inline-block;height:.8rem;width:.8rem;margin-right:.4rem;vertical-align:-.1rem;background:var(--accent)}
.legend .warn::before{width:.6rem;background:var(--warn)}.legend .bad::before{width:.4rem;background:var(--bad)}.legend .none::before{width:.7rem;background:var(--none)}.legend .info::before{width:.5rem;background:var(--info)}
.plot .ends{display:flex;justify-content:space-between;gap:1rem;max-width:none;margin:0;color:var(--soft);font-size:.85rem}
.plot .ends :first-child,.plot .ends :last-child{white-space:nowrap}
.scroll{max-height:16rem;overflow:auto}
.figures-table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}
.figures-table th{text-align:left;color:var(--soft)}.figures-table td,.figures-table th{padding:.15rem 1.5rem .15rem 0}
.tree,.tree ul{list-style:none;padding-left:0;max-width:none}
.tree ul{margin:0;padding-left:1.1rem;border-left:2px solid var(--line)}
.tree li{padding:.15rem 0}
.logo{object-fit:contain;vertical-align:middle;margin-right:.5rem}
.initial{display:inline-flex;align-items:center;justify-content:center;width:1.5rem;height:1.5rem;border:1px solid var(--line);border-radius:.3rem;background:var(--wash);color:var(--soft);font-weight:600;font-size:.85rem}
.initial[data-side="96"]{width:6rem;height:6rem;border-radius:.6rem;font-size:2.5rem}
.hit{background:var(--warn-wash);color:inherit;font-weight:700;text-decoration:none}
.spark{display:block;margin-top:.5rem;max-width:100%}
.spark path{fill:none;stroke:var(--accent);stroke-width:1.5}
.findings{list-style:none}.findings pre{margin:.5rem 0 0;max-height:none}
.mend{font-weight:500}
.changes a{overflow-wrap:anywhere}.changes p a{font-weight:400}
.programs{margin-top:2.5rem;border-top:1px solid var(--line)}
.programs h2{margin-top:1.25rem}
.check-now button{margin:.25rem 0 1rem}
@media (forced-colors:active){.state,.message{border:1px solid}.legend li::before,.stack rect{forced-color-adjust:none}}
@media print{dd time::after,.changes time::after,td time::after{display:none}.programs,.steps,.chips,.severities,.check-now,.filters{display:none}}
`;
