/** Host of a campaign's receiver. The demo's `OUTBOUND_HOSTS` maps it to this machine. */
export const REPORTS_HOST = 'reports.ironclove.example';
const ABOVE = 11;

/** Port of the receiver for a service on this machine. */
export const reportsPort = (service: string): number => Number(new URL(service).port || 80) + ABOVE;
