import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** A served file: its bytes, and the validators for conditional requests. */
export type SiteFile = { body: Buffer; type: string; etag: string; modified: Date };

const TYPES: Record<string, string> = {
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webm': 'video/webm',
  '.ico': 'image/x-icon',
};

/**
 * Decoded segments of a URL path; undefined when the path must not be served: any path that could leave the host's
 * folder, and names that begin with a dot (except `.well-known`) or an underscore.
 */
export function segmentsOf(path: string): string[] | undefined {
  const segments: string[] = [];
  for (const raw of path.split('/')) {
    if (raw === '') continue;
    let segment: string;
    try {
      segment = decodeURIComponent(raw);
    } catch {
      return undefined;
    }
    if (/[/\\\0]/.test(segment) || segment.startsWith('_')) return undefined;
    if (segment.startsWith('.') && segment !== '.well-known') return undefined;
    segments.push(segment);
  }
  return segments;
}

/** Reads the file at a path in a folder, or `index.html` for a folder; undefined when it does not exist. */
export async function readSiteFile(hostDir: string, segments: string[]): Promise<SiteFile | undefined> {
  return (await readPlain(hostDir, segments)) ?? (await readPlain(hostDir, [...segments, 'index.html']));
}

async function readPlain(hostDir: string, segments: string[]): Promise<SiteFile | undefined> {
  try {
    const root = await realpath(hostDir);
    const path = await realpath(join(root, ...segments));
    // A symbolic link may point out of the folder; only files inside are served.
    if (!path.startsWith(root + sep)) return undefined;
    const stats = await stat(path);
    if (!stats.isFile()) return undefined;
    const body = await readFile(path);
    return {
      body,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
      modified: new Date(Math.floor(stats.mtimeMs / 1000) * 1000),
    };
  } catch (problem) {
    if (isAbsent(problem)) return undefined;
    throw problem;
  }
}

function isAbsent(problem: unknown): boolean {
  const code = problem instanceof Error && 'code' in problem ? problem.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG' || code === 'EISDIR';
}
