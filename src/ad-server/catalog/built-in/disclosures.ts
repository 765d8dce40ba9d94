import type { EnumsDisclosurePosition, EnumsFormatType } from '../../../../generated/types/schemas.ts';
import type { FormatEntry } from '../document.ts';

/** Where the formats of each type can show what a law or a brand requires to be disclosed. */
const DISCLOSURES: Readonly<Record<EnumsFormatType, EnumsDisclosurePosition[]>> = {
  display: ['prominent', 'footer', 'overlay'],
  video: ['prominent', 'overlay', 'subtitle', 'audio', 'pre_roll', 'end_card'],
  audio: ['audio', 'companion'],
  dooh: ['prominent', 'footer'],
};

export const withDisclosures = (format: FormatEntry): FormatEntry => ({
  ...format,
  supported_disclosure_positions: DISCLOSURES[format.type],
});
