/** On paper: no navigation, everything unfolded, addresses of links in words, light colors whatever the screen has. */
export const PRINT_STYLE = `@media print{
:root{color-scheme:light;--paper:#fff;--ink:#1a2130;--soft:#556070;--line:#dfe4ea;--wash:#f5f7f9;--accent:#0b5d57;--accent-ink:#fff;--link:#0b5d8a;
--warn:#8a4b08;--bad:#a1261b;--good:#1e6b34;--edge:#7b8694;--good-wash:#e7f3ea;--warn-wash:#fbf0e0;--bad-wash:#fbeae8;--info:#2b4f9e;--info-wash:#e9eefa;
--none:#556070;--none-wash:#eef1f4;--added:#e2f2e6;--removed:#fbe6e4}
header,footer,.trail,.skip,main nav,.anchor,button{display:none}
main{padding:0;max-width:none}
pre,.scroll{max-height:none;overflow:visible}
pre code{white-space:pre-wrap;overflow-wrap:anywhere}
details::details-content{display:block;content-visibility:visible;height:auto}
main a[href]:not([href^='#'])::after{content:' (' attr(href) ')';font-size:.8em;color:var(--soft);overflow-wrap:anywhere}
.findings>li,.message,.sides>section,.plot,.data tr,.fields>li,.figures{break-inside:avoid}
h1,h2,h3,.file{break-after:avoid}}
`;
