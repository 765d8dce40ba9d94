/** What tasks may ask the outside, before their transaction. */
export type Outside = {
  /**
   * Asks an endpoint to prove that it wants to be sent notifications: POSTs the challenge and reads the echo.
   *
   * @param body JSON object to send; its member `challenge` has to come back
   */
  challengeEndpoint(
    url: string,
    body: Readonly<Record<string, unknown>> & { challenge: string },
  ): Promise<EndpointProof>;
};

export type EndpointProof = { readonly ok: true } | { readonly ok: false; readonly reason: string };
