/** Pages of members: the list of pages beside the content, forms in rows, and names that are compared. */
export const DASHBOARD_STYLE = `.dashboard{max-width:80rem;margin:0 auto}
.dashboard>main{max-width:none;min-width:0;width:100%;margin:0}
.side{padding:1rem 1.25rem 0;font-size:.95rem}
.side p,.side ul{margin:0;max-width:none}
.side ul{list-style:none;padding:0}
.side a{display:block;padding:.45rem .6rem;border-radius:.4rem;color:var(--ink);text-decoration:none}
.side a:hover,.side a[aria-current]{background:var(--wash)}
.side a[aria-current]{font-weight:600}
.side .group{font-size:.9rem}
.side .act{display:block;padding:.45rem .6rem}
.side .group a{color:var(--soft)}
@media (max-width:63.99rem){.side{display:flex;flex-wrap:wrap;gap:0 .25rem;border-bottom:1px solid var(--line);padding-bottom:.5rem}
.side .here,.side .own{flex-basis:100%}
.side .here ul{display:flex;flex-wrap:wrap}
.side div:not(.here) ul:not(.top){display:none}
.side a{min-height:2.75rem;display:flex;align-items:center}}
@media (min-width:64rem){.dashboard{display:grid;grid-template-columns:14rem minmax(0,1fr);align-items:start}
.side{padding:1.75rem 0 2rem 1.25rem}
.side div+div{margin-top:1rem}
.side .group a{padding-bottom:.1rem;font-weight:600}}
.data td>div>.soft{display:block;font-size:.85rem}
.tasks>li{overflow-wrap:anywhere}
.act{display:inline}
.act .small{font-size:.9rem;padding:.3rem .7rem;min-height:2rem;background:none;color:var(--link);box-shadow:inset 0 0 0 1px var(--edge)}
.data .acts{align-items:center;gap:.35rem .75rem}
.checks{border:1px solid var(--line);border-radius:.5rem;margin:1rem 0;padding:.25rem 1rem .75rem;min-width:0;max-width:46rem}
.checks legend{font-weight:600;padding:0 .3rem}
.form .checks .check{display:flex;gap:.6rem;align-items:flex-start;font-weight:400;margin:.5rem 0 0}
.dashboard .form .field{max-width:46rem}
.dashboard .form.filters .field{max-width:none}
.field select[aria-invalid=true]{border:2px solid var(--bad)}
.states{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;padding:0;max-width:none}
.states li{border:1px solid var(--line);border-radius:.5rem;padding:.4rem .7rem;display:flex;flex-direction:column;position:relative;font-size:.95rem}
.states li[aria-current]{border:2px solid var(--accent)}
.states li>.soft{font-size:.85rem}
.states li+li{margin-left:1.4rem}
.states li+li::before{content:'';position:absolute;left:-1.45rem;top:calc(50% - .3rem);width:.55rem;height:.55rem;border:solid var(--edge);border-width:2px 2px 0 0;transform:rotate(45deg)}
.states li:not([aria-current]){color:var(--soft)}
@media (max-width:43.99rem){.states{flex-direction:column}.states li+li{margin:1.2rem 0 0}.states li+li::before{left:1rem;top:-1.4rem;transform:rotate(135deg)}}
.preview{margin:1rem 0;max-width:100%;overflow-x:auto}
.preview iframe{border:1px solid var(--edge);background:#fff;display:block}
.secret{font-family:var(--mono)}
.names .name,p.name{font-size:1.6rem;line-height:1.3;overflow-wrap:anywhere;margin:.25rem 0}
mark{background:var(--removed);color:var(--ink);text-decoration:underline;text-decoration-thickness:.12em;text-underline-offset:.2em}
.glyph{font-size:1.3rem}
@media print{.side{display:none}}
`;
