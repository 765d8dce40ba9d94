/** The page to try requests: the line above it, and the colors of its program where the contrast would be too low. */
export const TRY_STYLE = `:root{color-scheme:light dark;--scalar-custom-header-height:3rem}
body{margin:0}
.above{font:600 1rem/1.4 system-ui,sans-serif;box-sizing:border-box;padding:.75rem 1rem}
nav.above{display:flex;justify-content:space-between;gap:1.5rem;white-space:nowrap;height:3rem;overflow:hidden;position:sticky;top:0;z-index:10;
background:#fff;border-bottom:1px solid #dfe4ea}
.above span{display:flex;gap:1.5rem}
.above a{color:#0b5d8a;text-underline-offset:.18em}
.above a:focus-visible{outline:3px solid #c2410c;outline-offset:2px}
.light-mode{--scalar-color-2:#4b5563;--scalar-color-3:#556070;--scalar-color-green:#1e6b34;--scalar-color-red:#a1261b;--scalar-color-yellow:#8a4b08;
--scalar-color-blue:#0b5d8a;--scalar-color-orange:#8a4b08;--scalar-color-purple:#5b3aa0}
.dark-mode{--scalar-color-2:#c3cad3;--scalar-color-3:#a2adba;--scalar-color-red:#ff9b8f}
@media (prefers-color-scheme:dark){nav.above,.above{background:#11161d;color:#e5e9ef}nav.above{border-color:#2a333f}.above a{color:#79bdf0}}
@media (max-width:36rem){nav.above>a{display:none}nav.above{justify-content:flex-start;font-size:.9rem}}
@media print{nav.above{display:none}}
`;
