/** What the scripts of pages add to them. The place of the live rows is kept free, so that nothing moves. */
export const ISLAND_STYLE = `.search>div{position:relative}
.search .suggestions{display:block;position:absolute;z-index:3;top:100%;left:0;right:0}
.suggestions ul{list-style:none;margin:0;padding:0;max-width:none}
.suggestions>ul{background:var(--paper);border:1px solid var(--edge);border-radius:.5rem;margin-top:.25rem;padding:.35rem 0;
max-height:26rem;overflow:auto;box-shadow:0 .5rem 1.5rem rgb(0 0 0/.18)}
.suggestions .group{font-size:.85rem;font-weight:600;color:var(--soft);padding:.35rem .9rem .1rem}
.suggestions [role=option]{padding:.45rem .9rem;cursor:pointer;overflow-wrap:anywhere}
.suggestions [role=option]:hover{background:var(--wash)}
.suggestions [aria-selected=true]{background:var(--wash);outline:2px solid var(--accent);outline-offset:-2px}
.live{display:flex;flex-wrap:wrap;align-items:center;align-content:flex-start;gap:.5rem 1rem;min-height:3.25rem}
@media (max-width:44rem){.live{min-height:5.75rem}}
.live p{margin:0;min-width:17rem}.live button{padding:.4rem .9rem;min-width:6.5rem}.live button+button{order:1}
@media (max-width:44rem){.live p{flex-basis:100%;order:1}}
.changes .new{border-left:4px solid var(--accent);padding-left:.75rem}
@media (scripting:none){.live{display:none}}
@media print{.live,.suggestions{display:none}}
`;
