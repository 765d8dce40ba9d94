/** Where services find the receiver of a campaign: a host that `OUTBOUND_HOSTS` of the demo leads to this machine. */
export const REPORTS_HOST = 'reports.ironclove.example';
const ABOVE = 11;

/** Port of the receiver beside a service on this machine. */
export const reportsPort = (service: string): number => Number(new URL(service).port || 80) + ABOVE;
