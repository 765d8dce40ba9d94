import { iso31661, iso31662 } from 'iso-3166';
import { type ReleaseForm, releaseTable } from '../contract/release.ts';

/**
 * Places that the standards list. A code of the right form that no standard lists is a mistake of the caller, and a buy
 * that names it would reach nobody.
 */

/** Codes that ISO 3166-1 assigns. */
const countries: ReadonlySet<string> = new Set(iso31661.map(({ alpha2 }) => alpha2));

export const isCountry = (code: string): boolean => countries.has(code);

/** Codes of ISO 3166-2. */
const listed: ReadonlySet<string> = new Set(iso31662.map(({ code }) => code));

export const isRegion = (code: string): boolean => listed.has(code);

const US_MARKETS = ['nielsen_dma', 'vendor_dma'];

/** The canonical name of a metro system: two names stand for the US market areas. */
export const metroSystem = (system: string): string => (US_MARKETS.includes(system) ? 'vendor_dma' : system);

/** The name of a metro system in a form of the answers: the specification's name is in no release. */
export const metroNameIn = <Name extends string>(system: Name, form: ReleaseForm): Name | 'nielsen_dma' =>
  system === 'vendor_dma' && !releaseTable.hasSpecifiedMetroName[form] ? 'nielsen_dma' : system;

/** Nielsen's 210 designated market areas. */
const MARKETS =
  '500 501 502 503 504 505 506 507 508 509 510 511 512 513 514 515 516 517 518 519 520 521 522 523 524 ' +
  '525 526 527 528 529 530 531 532 533 534 535 536 537 538 539 540 541 542 543 544 545 546 547 548 549 ' +
  '550 551 552 553 554 555 556 557 558 559 560 561 563 564 565 566 567 569 570 571 573 574 575 576 577 ' +
  '581 582 583 584 588 592 596 597 598 600 602 603 604 605 606 609 610 611 612 613 616 617 618 619 622 ' +
  '623 624 625 626 627 628 630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 647 648 649 650 ' +
  '651 652 656 657 658 659 661 662 669 670 671 673 675 676 678 679 682 686 687 691 692 693 698 702 705 ' +
  '709 710 711 716 717 718 722 724 725 734 736 737 740 743 744 745 746 747 749 751 752 753 754 755 756 ' +
  '757 758 759 760 762 764 765 766 767 770 771 773 789 790 798 800 801 802 803 804 807 810 811 813 819 ' +
  '820 821 825 828 839 855 862 866 868 881';

/** British statistical regions of the first level, without the prefix. */
const ITL1 = 'C D E F G H I J K L M N';

/** The same of the second level, of the editions since 2021 and of the European ones before. */
const ITL2 =
  'C1 C2 C3 C4 D1 D3 D4 D6 D7 E1 E2 E3 E4 F1 F2 F3 G1 G2 G3 H1 H2 H3 H4 H5 H6 I3 I4 I5 I6 I7 J1 J2 J3 ' +
  'J4 K1 K2 K3 K4 K5 K6 K7 L1 L2 L3 L4 L5 M0 M1 M2 M3 M5 M6 M7 M8 M9 N0';

/**
 * European statistical regions of the second level by country, of the editions from 2016 to 2024. They have
 * none of Bosnia, Georgia, Kosovo, Moldova and Ukraine, whose regions are named by ISO 3166-2.
 */
const NUTS2 =
  'AL:01,02,03 AT:11,12,13,21,22,31,32,33,34 BE:10,21,22,23,24,25,31,32,33,34,35 BG:31,32,33,34,41,42 ' +
  'CH:01,02,03,04,05,06,07 CY:00 CZ:01,02,03,04,05,06,07,08 ' +
  'DE:11,12,13,14,21,22,23,24,25,26,27,30,40,50,60,71,72,73,80,91,92,93,94,A1,A2,A3,A4,A5,B1,B2,B3,C0,D2,D4,D5,E0,F0,G0 ' +
  'DK:01,02,03,04,05 EE:00 EL:30,41,42,43,51,52,53,54,61,62,63,64,65 ' +
  'ES:11,12,13,21,22,23,24,30,41,42,43,51,52,53,61,62,63,64,70 FI:19,1B,1C,1D,20 ' +
  'FR:10,B0,C1,C2,D1,D2,E1,E2,F1,F2,F3,G0,H0,I1,I2,I3,J1,J2,K1,K2,L0,M0,Y1,Y2,Y3,Y4,Y5 ' +
  'HR:02,03,04,05,06 HU:11,12,21,22,23,31,32,33 IE:04,05,06 IS:00 ' +
  'IT:C1,C2,C3,C4,F1,F2,F3,F4,F5,F6,G1,G2,H1,H2,H3,H4,H5,I1,I2,I3,I4 LI:00 LT:01,02 LU:00 LV:00 ME:00 ' +
  'MK:00 MT:00 NL:11,12,13,21,22,23,31,32,33,34,35,36,41,42 NO:01,02,03,04,05,06,07,08,09,0A,0B ' +
  'PL:21,22,41,42,43,51,52,61,62,63,71,72,81,82,84,91,92 PT:11,15,16,17,18,19,1A,1B,1C,1D,20,30 ' +
  'RO:11,12,21,22,31,32,41,42 RS:11,12,21,22 SE:11,12,21,22,23,31,32,33 SI:03,04 SK:01,02,03,04 ' +
  'TR:10,21,22,31,32,33,41,42,51,52,61,62,63,71,72,81,82,83,90,A1,A2,B1,B2,C1,C2,C3';

const withPrefixes = (prefixes: readonly string[], codes: string): string[] =>
  prefixes.flatMap((prefix) => codes.split(' ').map((code) => `${prefix}${code}`));

/** The British regions had the prefix UK before 2021. */
const BRITISH = ['TL', 'UK'];
const nuts2 = NUTS2.split(' ').flatMap((row) => {
  const [country = '', codes = ''] = row.split(':');
  return codes.split(',').map((code) => `${country}${code}`);
});

const METROS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['vendor_dma', new Set(MARKETS.split(' '))],
  ['uk_itl1', new Set(withPrefixes(BRITISH, ITL1))],
  ['uk_itl2', new Set(withPrefixes(BRITISH, ITL2))],
  ['eurostat_nuts2', new Set([...nuts2, ...withPrefixes(['UK'], ITL2)])],
]);

/**
 * Whether a value is a code of a metro system, under either of its names. An unknown system accepts any value that
 * is not empty.
 */
export const isMetro = (system: string, value: string): boolean =>
  METROS.get(metroSystem(system))?.has(value) ?? value.trim() !== '';

/** Countries that Eurostat names otherwise than ISO 3166-1. */
const EUROSTAT: ReadonlyMap<string, string> = new Map([
  ['EL', 'GR'],
  ['UK', 'GB'],
]);

/** The country of a metro area; null for a system whose areas say nothing about it. */
export function countryOfMetro(system: string, code: string): string | null {
  const name = metroSystem(system);
  if (name === 'vendor_dma') return 'US';
  if (name.startsWith('uk_')) return 'GB';
  if (name !== 'eurostat_nuts2') return null;
  const prefix = code.slice(0, 2);
  return EUROSTAT.get(prefix) ?? prefix;
}

/** The country of a region of ISO 3166-2. */
export const countryOfRegion = (code: string): string => code.slice(0, 2);
