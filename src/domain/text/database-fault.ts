/** Where a database was named, and how. */
type NamedDatabase = {
  /** Setting or option, such as `DATABASE_URL`. */
  readonly setting: string;
  readonly url: string;
};

type Known = {
  /** How a code of the driver, or else its message, begins. */
  readonly begins: readonly string[];
  readonly fault: string;
  readonly mend: string;
};

/** What keeps a program from its database, and what an operator does about it. The first that fits counts. */
const KNOWN: readonly Known[] = [
  {
    begins: ['ECONNREFUSED'],
    fault: 'no server accepts connections there',
    mend: 'start PostgreSQL, or correct host and port',
  },
  {
    begins: ['ENOTFOUND', 'EAI_AGAIN'],
    fault: 'its host has no address',
    mend: 'correct the host, or what resolves it',
  },
  {
    begins: [
      'ETIMEDOUT',
      'EHOSTUNREACH',
      'ENETUNREACH',
      'timeout e',
      'Connection terminated due to',
      'Knex: Timeout',
    ],
    fault: 'the server does not answer in time',
    mend: 'correct host and port, or open the network between',
  },
  {
    begins: ['no pg_hba.conf entry'],
    fault: 'the server refuses this user, database, host or connection without TLS',
    mend: 'add sslmode=verify-full if it demands TLS, correct user and database, or change its pg_hba.conf',
  },
  {
    begins: ['28', 'SASL'],
    fault: 'the server refuses user or password',
    mend: 'correct them in the URL, or in PGUSER and PGPASSWORD',
  },
  {
    begins: ['3D000'],
    fault: 'the server has no such database',
    mend: 'create it, or correct the name at the end of the URL',
  },
  {
    begins: ['The server does not support SSL'],
    fault: 'the URL demands TLS, which the server has not',
    mend: 'remove sslmode, or turn on TLS at the server',
  },
  {
    begins: ['DEPTH_ZERO_', 'SELF_SIGNED_', 'UNABLE_TO_', 'CERT_', 'ERR_TLS_CERT_', 'ERR_SSL_', 'EPROTO'],
    fault: 'its certificate or its TLS is not accepted',
    mend: 'name its authority with sslrootcert=FILE, or correct the certificate or the host',
  },
  {
    begins: ['42501'],
    fault: 'the user lacks a right',
    mend: 'grant it, or run admin migrate with a user that has it',
  },
  {
    begins: ['53300'],
    fault: 'the server has no connection left',
    mend: 'lower DATABASE_CONNECTIONS, or raise max_connections of the server',
  },
  {
    begins: ['57P', '08', 'ECONNRESET', 'EPIPE', 'Connection terminated', 'received invalid response'],
    fault: 'the server ended the connection, or is no PostgreSQL',
    mend: 'try again when it has started, or correct host and port',
  },
  { begins: ['SQLITE_NOTADB'], fault: 'the file is no database of SQLite', mend: 'correct the path' },
  {
    begins: ['SQLITE_CORRUPT'],
    fault: 'the file is damaged',
    mend: 'restore it from a backup',
  },
  {
    begins: ['SQLITE_FULL', 'SQLITE_IOERR', 'ENOSPC', 'EDQUOT'],
    fault: 'its disk is full or fails',
    mend: 'make room, or correct the path',
  },
  {
    begins: ['SQLITE_CANTOPEN', 'SQLITE_READONLY', 'SQLITE_PERM', 'EACCES', 'EPERM', 'EROFS'],
    fault: 'the file or its folder cannot be opened for writing',
    mend: 'let the user of this program write there, or correct the path',
  },
  {
    begins: ['ENOTDIR', 'EEXIST', 'EISDIR', 'ENOENT', 'ENAMETOOLONG', 'ELOOP'],
    fault: 'its folder cannot be made',
    mend: 'correct the path',
  },
];

/**
 * One line for a database that cannot be opened: the setting that names it, the fault and the mend.
 *
 * @returns undefined when the cause is something else
 */
export function databaseFault(cause: unknown, { setting, url }: NamedDatabase): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  const [message = ''] = cause.message.split('\n');
  const known = KNOWN.find(({ begins }) =>
    begins.some((text) => message.startsWith(text) || code.startsWith(text)),
  );
  // The store has put its own error around that of the driver.
  if (known === undefined) return databaseFault(cause.cause, { setting, url });
  const told = message.includes(code) ? message : [code, message].filter((text) => text !== '').join(': ');
  return `${setting}: ${nameWithoutSecrets(url)}: ${known.fault} (${told}); ${known.mend}`;
}

/** A database as its URL names it, without what may be secret. */
export function nameWithoutSecrets(url: string): string {
  if (!/^postgres(ql)?:\/\//.test(url)) return url;
  if (!URL.canParse(url)) return 'PostgreSQL';
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}
