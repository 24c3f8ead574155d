/** The parts of a response that are compared. */
export interface HttpAnswer {
  readonly status: number
  readonly location: string | undefined
  /** Every challenge, in the order of the response. */
  readonly authenticate: readonly string[]
  readonly type: string | undefined
  readonly etag: string | undefined
  /** The number of bytes in the body; undefined if not all of it was read. */
  readonly length: number | undefined
  /** The digest of the body, or of its beginning if not all of it was read. */
  readonly digest: string
  /** Whether the response is a file from the disk: it has a Last-Modified. */
  readonly isDocument: boolean
  /** Whether the body is empty, or begins like httpd's own pages. */
  readonly isOwnWords: boolean
}

/** Why there is no response, in one sentence. */
export interface MissingAnswer {
  readonly trouble: string
}

export type RequestOutcome = HttpAnswer | MissingAnswer

export const isHttpAnswer = (outcome: RequestOutcome): outcome is HttpAnswer => 'status' in outcome

/** A request as it is sent to both servers. */
export interface WireRequest {
  readonly method: string
  readonly scheme: 'http' | 'https'
  readonly host: string
  /** The address and port in the configuration where the request arrives. */
  readonly address: string
  readonly port: number
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** The user who sends the request; undefined for a request without a user. */
  readonly user?: { readonly name: string; readonly password: string } | undefined
  /** The client address that the request should come from; undefined if any address will do. */
  readonly client: string | undefined
}
