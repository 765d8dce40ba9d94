import type { Mend } from './json/mends.ts';

export type ErrorFinding = { field: string; message: string; severity: 'error' };
export type Warning = { field: string; message: string; suggestion?: string };
export type Findings = { errors: ErrorFinding[]; warnings: Warning[] };

const MOST_ERRORS = 200;
const MOST_WARNINGS = 200;
const LONGEST_FIELD = 200;
const LONGEST_MESSAGE = 400;

/** Collects findings about one document. Only the first ones are stored, but all are counted. */
export type FindingReport = {
  error(field: string, message: string, mend?: Mend): void;
  warn(field: string, message: string, suggestion?: string, mend?: Mend): void;
  /** Number of reported errors, including those beyond the limit. */
  errorCount(): number;
  /** The stored findings, with one closing entry that counts the findings beyond the limit. */
  findings(): Findings;
};

export function openReport(): FindingReport {
  const errors: ErrorFinding[] = [];
  const warnings: Warning[] = [];
  let errorCount = 0;
  let warningCount = 0;
  return {
    error(field, message, mend) {
      if (errorCount++ < MOST_ERRORS) errors.push(mendedBy(errorFinding(field, message), mend));
    },
    warn(field, message, suggestion, mend) {
      if (warningCount++ < MOST_WARNINGS) warnings.push(mendedBy(warning(field, message, suggestion), mend));
    },
    errorCount: () => errorCount,
    findings: () => ({
      errors: [
        ...errors,
        ...summary(errorCount - MOST_ERRORS, 'errors').map((text) => errorFinding('root', text)),
      ],
      warnings: [
        ...warnings,
        ...summary(warningCount - MOST_WARNINGS, 'warnings').map((text) => warning('root', text)),
      ],
    }),
  };
}

// Beside the findings and not in them: what is stored of a finding, and sent about a file that is served, stays as it is.
const mends = new WeakMap<ErrorFinding | Warning, Mend>();

function mendedBy<T extends ErrorFinding | Warning>(finding: T, mend: Mend | undefined): T {
  if (mend !== undefined) mends.set(finding, mend);
  return finding;
}

/** The mend of a finding, as long as it is the object that the check has returned. */
export const mendOfFinding = (finding: ErrorFinding | Warning): Mend | undefined => mends.get(finding);

/**
 * A report for a part that the rest of a document does without: its errors become warnings of `report` that say with
 * `advice` what is left out. `errorCount` tells whether the part has to be.
 */
export function leavingOut(report: FindingReport, advice: string): FindingReport {
  let faults = 0;
  return {
    error(field, message, mend) {
      faults++;
      report.warn(field, message, advice, mend);
    },
    warn: report.warn,
    errorCount: () => faults,
    findings: report.findings,
  };
}

export function errorFinding(field: string, message: string): ErrorFinding {
  return { field: clip(field, LONGEST_FIELD), message: clip(message, LONGEST_MESSAGE), severity: 'error' };
}

export function warning(field: string, message: string, suggestion?: string): Warning {
  const found = { field: clip(field, LONGEST_FIELD), message: clip(message, LONGEST_MESSAGE) };
  return suggestion === undefined ? found : { ...found, suggestion: clip(suggestion, LONGEST_MESSAGE) };
}

/** Findings of several checks as one list, limited like those of a single check. Repeated warnings are kept once. */
export function mergeFindings(first: Findings, ...others: readonly Findings[]): Findings {
  const errors = [first, ...others].flatMap((part) => part.errors);
  const warnings = new Map<string, Warning>();
  for (const found of [first, ...others].flatMap((part) => part.warnings)) {
    const key = `${found.field}\n${found.message}`;
    if (!warnings.has(key)) warnings.set(key, found);
  }
  return {
    errors: errors.slice(0, MOST_ERRORS + 1),
    warnings: [...warnings.values()].slice(0, MOST_WARNINGS + 1),
  };
}

export const noFindings: Findings = { errors: [], warnings: [] };

/** Shortens text from an untrusted source and replaces characters that control how text is displayed. */
export function clip(text: string, max: number): string {
  const short = text.length > max ? `${text.slice(0, max - 1)}…` : text;
  return short.replace(/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu, '\ufffd');
}

/** A value of an untrusted document, in a form that is safe to quote in a message. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `"${clip(value, 60)}"`;
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' && value !== null ? 'an object' : clip(String(value), 60);
}

/**
 * The fault of a field whose value is not among the allowed ones. A missing field is reported as missing, because
 * its value is not something that the author wrote.
 */
export function notOneOf(name: string, value: unknown, allowed: Iterable<string>): string {
  const known = [...allowed].join(', ');
  if (value === undefined || value === null) return `${name} is required, use one of ${known}`;
  return `${name} must be one of ${known}, not ${shown(value)}`;
}

function summary(left: number, what: string): string[] {
  return left > 0 ? [`${left} more ${what} are not listed`] : [];
}
