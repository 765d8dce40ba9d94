import { OperatorError } from '../../domain/errors.ts';
import { databaseFault } from '../../domain/text/database-fault.ts';

/**
 * Does what opens a database.
 *
 * @param setting what names the database, such as `DATABASE_URL`
 * @throws {OperatorError} naming the setting, the fault and the mend when it cannot be opened
 */
export async function opening<T>(setting: string, url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const fault = cause instanceof OperatorError ? undefined : databaseFault(cause, { setting, url });
    throw fault === undefined ? cause : new OperatorError(fault, { cause });
  }
}
