/** HTTP methods that the contract uses. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Roles of product §6. `USER` of the other reading is understood as CLIENT or EXECUTOR and never issued. */
export const ROLES = ['ADMIN', 'MODERATOR', 'EXECUTOR', 'CLIENT'] as const
export type Role = (typeof ROLES)[number]

/** With every answer to somebody who is signed in: the role they have now (product §24.1). Lower case, as transports give it. */
export const ROLE_HEADER = 'x-viewer-role'

/**
 * Who may call an operation at all; what they may do with one object is decided by the object's machine.
 * `anyone` includes guests, `signed-in` is every account, a list names roles.
 */
export type Access = 'anyone' | 'signed-in' | readonly Role[]

/** The part of an operation that a client needs at run time. It holds no schema, so that pages do not load zod. */
export interface OperationRoute {
  readonly method: Method
  /** Path below {@link apiPrefix}, parameters in braces as product §7 writes them. */
  readonly path: `/${string}`
  readonly access: Access
  /** Sends and receives cookies and carries the XSRF header (product §7). */
  readonly credentials?: true
  /** The mutation takes `Idempotency-Key`, so a lost answer may be asked for again. */
  readonly idempotencyKey?: true
  /** The id in the body makes it happen once, so a lost answer may be asked for again without a key. */
  readonly idempotentById?: true
  /** The body is multipart/form-data with repeated `files` fields; the shape tells the other fields. */
  readonly multipart?: true
  /** The answer is the file itself and only status 200 is one (product §7.6). */
  readonly binary?: true
  /** Served below `/web/api/v2` instead of v1 (product §7). */
  readonly version?: 2
}

/** Everything below this prefix is the API (product §7). */
export const API_PREFIX = '/web/api/v1'

/** What stands before the path of an operation: v1, or v2 for those that say so (product §7). */
export const apiPrefix = ({ version }: Pick<OperationRoute, 'version'>): string =>
  version === undefined ? API_PREFIX : `/web/api/v${version}`

/** Namespace of the socket (product §7.10). */
export const SOCKET_NAMESPACE = '/ws'
