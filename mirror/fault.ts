/** What a registry did that a copy of it must not take. */
export type FaultCode =
  | 'bad_signature'
  | 'not_witnessed'
  | 'bad_dump'
  | 'bad_event'
  | 'forged_event'
  | 'missing_event'
  | 'rewritten_history'
  | 'different_record';

/** The registry contradicts itself, or the copy the registry: nothing that waiting mends. */
export class MirrorFault extends Error {
  override readonly name = 'MirrorFault';
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The copy cannot be used as it is: nothing is known about the registry. */
export class MirrorError extends Error {
  override readonly name = 'MirrorError';
}
