import { BASE_STYLE } from './base.ts';
import { DASHBOARD_STYLE } from './dashboard.ts';
import { EXPLORER_STYLE } from './explorer.ts';
import { FORM_STYLE } from './forms.ts';
import { GUIDE_STYLE } from './guides.ts';
import { ISLAND_STYLE } from './islands.ts';
import { PRINT_STYLE } from './print.ts';

/** The one style sheet of all pages. */
export const SITE_STYLE = `${BASE_STYLE}${FORM_STYLE}${EXPLORER_STYLE}${GUIDE_STYLE}${ISLAND_STYLE}${DASHBOARD_STYLE}${PRINT_STYLE}`;
