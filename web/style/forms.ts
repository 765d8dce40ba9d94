/** Forms: fields, messages, and the buttons of pages that belong to their reader. */
export const FORM_STYLE = `.narrow{max-width:32rem}
.narrow>form+form{border-top:1px solid var(--line);margin-top:2rem;padding-top:1.25rem}
.form{margin-bottom:1.25rem}
.form label,.narrow label{display:block;font-weight:600;margin:1rem 0 .3rem}
.hint{color:var(--soft);font-size:.9rem;margin:0 0 .35rem}
input:not([type=checkbox]):not([type=radio]),select,textarea{width:100%;font:inherit;padding:.55rem .7rem;color:inherit;
background:var(--paper);border:1px solid var(--edge);border-radius:.5rem;min-height:2.85rem}
textarea{font-family:var(--mono);font-size:.9rem;line-height:1.5;resize:vertical}
input[aria-invalid=true],textarea[aria-invalid=true]{border:2px solid var(--bad)}
.narrow label.check{font-weight:400;display:flex;gap:.6rem;align-items:flex-start}
.check input{width:1.25rem;height:1.25rem;flex:none;margin:.15rem 0 0}
.narrow button,.form button{margin-top:1.25rem;margin-right:.75rem}
button.second{background:none;color:var(--accent);box-shadow:inset 0 0 0 2px var(--accent)}
button.plain{background:none;color:var(--link);text-decoration:underline;text-underline-offset:.18em}
.row{display:grid;gap:0 1rem;grid-template-columns:repeat(auto-fill,minmax(12rem,1fr))}
.row>.field{display:flex;flex-direction:column;justify-content:space-between}
.builder{display:grid;gap:0 2rem;grid-template-columns:minmax(0,1fr)}
@media (min-width:64rem){.builder{grid-template-columns:minmax(0,1.15fr) minmax(0,1fr);align-items:start}
.builder .text{position:sticky;top:1rem}}
.builder h2{margin-top:1rem}
.builder fieldset{border:1px solid var(--line);border-radius:.5rem;margin:.75rem 0;padding:.25rem .9rem .75rem;min-width:0}
.builder legend{font-weight:600;padding:0 .3rem}
.builder fieldset label,.parts details label{font-weight:400;font-size:.9rem;margin:.6rem 0 .2rem}
.acts{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
.builder fieldset fieldset{border-width:0 0 0 2px;border-radius:0;padding-right:0}
.rows{list-style:none;padding:0;max-width:none}
.rows>li{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;justify-content:space-between;border-bottom:1px solid var(--line);padding:.35rem 0}
.parts .small,.trail .small{margin:0}
.live-findings{min-height:10rem;padding-top:.75rem}.live-findings ul{list-style:none;padding:0}.builder .trail li{display:flex;align-items:center;gap:.35rem}.builder .trail ol{flex-wrap:wrap}
.spoken{min-height:1.6rem;margin:.25rem 0}.draft{min-height:4.75rem;margin:0}@media (min-width:44rem){.draft{min-height:2.4rem}}@media (scripting:none){.draft{display:none}}@media (scripting:enabled){[data-passkey]{min-height:5.5rem}[data-passkey] [data-line]:not([role]){display:none}}.draft .small{margin:0 .5rem 0 0}
.form .small,.findings .small{margin:.75rem 0 0;padding:.3rem .7rem;min-height:2rem;font-size:.9rem;background:none;color:var(--link);box-shadow:inset 0 0 0 1px var(--edge)}.findings .acts .small{margin:0}
@media print{form{display:none}}
`;
