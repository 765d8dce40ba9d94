/** Colors, type and the parts that all pages share. Every pair of colors has a contrast of at least 4.5 to 1. */
export const BASE_STYLE = `:root{color-scheme:light dark;--paper:#fff;--ink:#1a2130;--soft:#556070;--line:#dfe4ea;--wash:#f5f7f9;
--accent:#0b5d57;--accent-ink:#fff;--link:#0b5d8a;--warn:#8a4b08;--bad:#a1261b;--good:#1e6b34;--focus:#c2410c;--edge:#7b8694;
--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace;
--sans:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
@media (prefers-color-scheme:dark){:root{--paper:#11161d;--ink:#e5e9ef;--soft:#a2adba;--line:#2a333f;--wash:#19202a;
--accent:#5fc9bd;--accent-ink:#0c1a19;--link:#79bdf0;--warn:#f0b26b;--bad:#ff9b8f;--good:#7fd699;--focus:#ffb26b;--edge:#6c7887}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 var(--sans);overflow-wrap:break-word}
a{color:var(--link);text-decoration-thickness:.06em;text-underline-offset:.18em}
a:hover{text-decoration-thickness:.12em}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:3px}
main:focus{outline:none}
.skip{position:absolute;left:-999rem;top:.5rem;background:var(--paper);padding:.5rem 1rem;z-index:2}
.skip:focus{left:.5rem}
header{border-bottom:1px solid var(--line)}
.bar,main,footer{max-width:68rem;margin:0 auto;padding:0 1.25rem}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.5rem;padding-top:.75rem;padding-bottom:.75rem}
.brand{display:inline-flex;align-items:center;gap:.6rem;font-weight:650;color:inherit;text-decoration:none;min-height:2.25rem}
.brand img{height:1.5rem;max-width:12rem;object-fit:contain}
.bar ul,.trail ol{display:flex;flex-wrap:wrap;gap:0 .35rem;list-style:none;margin:0;padding:0}
.bar li a{display:block;padding:.35rem .6rem;font-size:.95rem;border-radius:.4rem;color:var(--soft);text-decoration:none}
.bar li a:hover,.bar li a[aria-current]{color:var(--ink);background:var(--wash)}
.bar li a[aria-current]{font-weight:600}
.bar ul{margin-left:-.6rem;max-width:none}
.bar nav{flex:1 1 47rem;min-width:0}
main{padding-top:1.75rem;padding-bottom:3rem}
.trail{font-size:.9rem;margin-bottom:.75rem;color:var(--soft)}
.trail li+li::before{content:'/';margin-right:.35rem;color:var(--soft)}
footer{border-top:1px solid var(--line);padding-top:1rem;padding-bottom:2rem;color:var(--soft);font-size:.9rem}
h1{font-size:clamp(1.6rem,1.3rem + 1.4vw,2.2rem);line-height:1.2;letter-spacing:-.015em;margin:0 0 .6rem}
h2{font-size:1.3rem;line-height:1.3;margin:2.75rem 0 .75rem;padding-top:.25rem}
h3{font-size:1.05rem;line-height:1.4;margin:1.75rem 0 .5rem}
h1 code,h2 code,h3 code{background:none;padding:0;font-size:.95em}
p,ul,ol,dl{margin:0 0 .9rem;max-width:46rem}
.lead{font-size:1.1rem;color:var(--soft);max-width:44rem}
.soft{color:var(--soft)}
code{font-family:var(--mono);font-size:.875em;background:var(--wash);padding:.1em .3em;border-radius:.3em;overflow-wrap:anywhere}
pre{background:var(--wash);border:1px solid var(--line);border-radius:.5rem;padding:.85rem 1rem;margin:0 0 1rem;overflow:auto;
max-height:32rem;line-height:1.5;font-size:.9rem}
pre code{background:none;padding:0;overflow-wrap:normal}
.badges{display:flex;flex-wrap:wrap;gap:.4rem;margin:0 0 1rem;padding:0;list-style:none}
nav .badges{gap:.4rem 1.1rem}
.badge{display:inline-block;font-size:.8rem;line-height:1.4;padding:.1rem .55rem;border:1px solid var(--line);border-radius:1rem;color:var(--soft);
white-space:nowrap}
.badge.required,.badge.write{color:var(--warn);border-color:currentColor}
.badge.experimental,.badge.deprecated,.badge.terminal{color:var(--bad);border-color:currentColor}
.badge.transient,.badge.read{color:var(--good);border-color:currentColor}
.fields{list-style:none;margin:0 0 1rem;padding:0;max-width:none;border-top:1px solid var(--line)}
.fields>li{padding:.7rem 0;border-bottom:1px solid var(--line)}
.fields .name{font-weight:600;background:none;padding:0;color:var(--ink);font-size:.95em}
.head{display:flex;flex-wrap:wrap;align-items:baseline;gap:.2rem .6rem;margin:0}
.type{color:var(--soft);font-size:.9rem}
.fields p{margin:.25rem 0 0;max-width:52rem}
.bounds{color:var(--soft);font-size:.9rem}
details{margin:.45rem 0 0}
summary{cursor:pointer;color:var(--link);font-size:.92rem;padding:.2rem 0;width:fit-content;max-width:100%}
details[open]>summary{margin-bottom:.4rem}
details>.variants{padding-left:2.2rem}
details>.fields,details>.values{margin-left:.35rem;padding-left:.9rem;border-left:2px solid var(--line);border-top:0}
details>.variants{margin-left:.35rem;border-left:2px solid var(--line)}
.variants{padding-left:1.3rem;max-width:none}
.variants>li{margin-bottom:1rem}
.values{margin:0 0 .5rem;max-width:none}
.values dt{margin-top:.35rem}.values dd{margin:0 0 0 1rem;color:var(--soft)}
@media (min-width:48rem){.values div{display:grid;grid-template-columns:minmax(9rem,15rem) 1fr;gap:1rem;padding:.12rem 0}
.values dt{margin:0}.values dd{margin:0}}
.list{list-style:none;padding:0;margin:0 0 1rem;max-width:none}
.list>li{padding:.6rem 0;border-bottom:1px solid var(--line)}
.list a{font-weight:600;text-decoration:none}.list a:hover{text-decoration:underline}
.list p{margin:.1rem 0 0;color:var(--soft)}
.method{font-family:var(--mono);font-size:.8rem;font-weight:700;text-transform:uppercase;color:var(--accent)}
.operation{border-top:1px solid var(--line);margin-top:2.5rem}
.operation h2{margin-top:1.5rem}
.columns{columns:2 18rem;column-gap:2rem;max-width:none;padding-left:0;list-style:none}
.columns li{break-inside:avoid;padding:.2rem 0}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(max(9rem,calc((100% - 4px)/5)),1fr));gap:1px;border:1px solid var(--line);border-radius:.6rem;
overflow:hidden;max-width:none;margin:1rem 0 1.5rem}
.figures div{box-shadow:0 0 0 1px var(--line);padding:.85rem 1rem;display:flex;flex-direction:column}
.figures dt{order:1}.figures dd.trend{order:2;font-size:inherit;line-height:1}
.figures dd{margin:0;font-size:1.6rem;font-weight:650;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.figures dt{color:var(--soft);font-size:.9rem}
.search{margin:1.5rem 0;max-width:46rem}
.search label{display:block;font-weight:600;margin-bottom:.35rem}
.search div{display:flex;gap:.5rem}
.search input::placeholder{color:var(--soft);opacity:1}
.search input{flex:1;min-width:0;font:inherit;padding:.6rem .8rem;color:inherit;background:var(--paper);border:1px solid var(--soft);border-radius:.5rem}
button{font:inherit;font-weight:600;padding:.6rem 1.1rem;border:0;border-radius:.5rem;background:var(--accent);color:var(--accent-ink);cursor:pointer}
.error{color:var(--bad)}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1rem;list-style:none;padding:0;max-width:none}
.cards li{border:1px solid var(--line);border-radius:.6rem;padding:1rem}
.cards a{font-weight:650}.cards p{margin:.25rem 0 0;color:var(--soft);font-size:.95rem}
`;

export const SITE_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="#0b5d57"/><path d="M7 7h10M7 12h10M7 17h6" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/></svg>
`;
