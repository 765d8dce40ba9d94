import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';

/** What the headers of a request say about its body. */
export type AnnouncedBody = {
  readonly isEmpty: boolean;
  /** Length in bytes as it was sent; undefined when the body comes in chunks. */
  readonly length: string | undefined;
  readonly encoding: string;
  /** Undefined when the header is missing or cannot be parsed. */
  readonly type: () => MIMEType | undefined;
};

export function announcedBody({ headers }: IncomingMessage): AnnouncedBody {
  const { 'content-length': length, 'transfer-encoding': transfer } = headers;
  return {
    isEmpty: transfer === undefined && (length === undefined || length === '0'),
    length,
    encoding: headers['content-encoding']?.toLowerCase() || 'identity',
    type: () => mediaType(headers['content-type']),
  };
}

function mediaType(header: string | undefined): MIMEType | undefined {
  try {
    return header === undefined ? undefined : new MIMEType(header);
  } catch {
    return undefined;
  }
}
