/** A defect of the contract sources. The message names every file involved and is shown to the author unchanged. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}
