import type {
  AdServerActivation,
  AdServerActivationRequest,
  AdServerAttribution,
  AdServerAttributionRequest,
  AdServerCapabilities,
  AdServerCreativeList,
  AdServerCreativeStates,
  AdServerDelivery,
  AdServerForecast,
  AdServerForecastRequest,
  AdServerPackageList,
  AdServerPackageState,
  AdServerPackageTerms,
  AdServerProblemCode,
  AdServerReservation,
  AdServerReservationRequest,
} from '../../generated/types/ad-server.ts';

/**
 * An ad server that delivers for the agent, with the bodies of `openapi/ad-server.yaml`. The client over HTTP is one; a
 * module that the operator names in `AD_SERVER` exports another. Every call may take time, and is never made inside a
 * transaction. A change that is sent again with the same revision and content changes nothing. The last parameter of each
 * method is a signal: nobody waits for an answer after it aborts, and the change may have been made or not.
 */
export type AdServer = {
  capabilities(signal?: AbortSignal): Promise<AdServerAnswer<AdServerCapabilities>>;
  /** Absent, or refused with `not_supported`, without the capability `forecasts`. */
  forecast?(ask: AdServerForecastRequest, signal?: AbortSignal): Promise<AdServerAnswer<AdServerForecast>>;
  /** Holds units until an expiry. Absent without the capability `reserves`. */
  reserve?(
    reservationId: string,
    ask: AdServerReservationRequest,
    signal?: AbortSignal,
  ): Promise<AdServerAnswer<AdServerReservation>>;
  /** Gives units back, also those of an unknown reservation. */
  release?(reservationId: string, signal?: AbortSignal): Promise<AdServerAnswer<unknown>>;
  putPackage(
    packageId: string,
    terms: AdServerPackageTerms,
    signal?: AbortSignal,
  ): Promise<AdServerAnswer<AdServerPackageState>>;
  command(
    packageId: string,
    command: PackageCommand,
    revision: number,
    signal?: AbortSignal,
  ): Promise<AdServerAnswer<AdServerPackageState>>;
  putCreatives(
    packageId: string,
    list: AdServerCreativeList,
    signal?: AbortSignal,
  ): Promise<AdServerAnswer<AdServerCreativeStates>>;
  readPackage(packageId: string, signal?: AbortSignal): Promise<AdServerAnswer<AdServerPackageState>>;
  /** A page of all packages that the agent ever put. */
  listPackages(cursor: string | null, signal?: AbortSignal): Promise<AdServerAnswer<AdServerPackageList>>;
  /** Rows that are new or changed. */
  delivery(from: FiguresFrom, signal?: AbortSignal): Promise<AdServerAnswer<AdServerDelivery>>;
  attribute?(
    ask: AdServerAttributionRequest,
    signal?: AbortSignal,
  ): Promise<AdServerAnswer<AdServerAttribution>>;
  activate?(
    segmentId: string,
    activationId: string,
    ask: AdServerActivationRequest,
    signal?: AbortSignal,
  ): Promise<AdServerAnswer<AdServerActivation>>;
};

type PackageCommand = 'start' | 'pause' | 'stop';

/** Where figures are read from: a cursor, or the instant after which rows changed; everything with neither. */
export type FiguresFrom = {
  readonly cursor?: string;
  /** RFC 3339 in UTC. */
  readonly since?: string;
  readonly limit: number;
};

export type AdServerAnswer<T> = { readonly ok: true; readonly answer: T } | AdServerRefused;

export type AdServerRefused = {
  readonly ok: false;
  /**
   * A code of the contract. `unclear`: the change may have been made or not, so the package must be read.
   * `broken_answer`: the answer breaks the contract.
   */
  readonly code: AdServerProblemCode | 'unclear' | 'broken_answer';
  readonly reason: string;
  /** Place in the body that was refused. */
  readonly field?: string;
  /** When the ad server wants to be asked again. */
  readonly waitMs?: number;
};

/** What a module of an operator exports. */
export type AdServerModule = {
  openAdServer(given: AdServerGiven): AdServer | Promise<AdServer>;
};

type AdServerGiven = {
  /** `AD_SERVER_TOKEN`; null when it is not set. */
  readonly token: string | null;
};
