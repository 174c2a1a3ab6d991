/** Who makes a call: the people, the bots and the app of `seed.rb`. */
export type Caller =
  | 'administrator'
  | 'agent'
  | 'agent of one channel'
  | 'administrator of another account'
  | 'agent bot'
  | 'platform app'
  | 'wrong token'
  | 'nobody';

/** One request. What it leaves out is taken from its operation. */
export interface Call {
  /** What the call shows, in words: `Without a name`. */
  readonly name: string;
  readonly as?: Caller;
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;
  /** Sent as JSON; `null` sends none. */
  readonly body?: unknown;
  /** Sent as a form with files instead of JSON. A value that begins with `@` is the content of a file of that name. */
  readonly form?: Readonly<Record<string, string>>;
  /** Requests that put the data into the state that the call needs; they aren't recorded. */
  readonly before?: readonly Preparation[];
}

/** A request that only prepares the data of a call. */
export interface Preparation {
  readonly method: string;
  readonly path: string;
  readonly as?: Caller;
  readonly body?: unknown;
}

/** All calls of one operation of the API description. The first one must succeed. */
export interface OperationCalls {
  /** `operationId` in the API description; any name for an operation that it leaves out. */
  readonly operation: string;
  /** Method and path of an operation that the API description leaves out: `GET /api/v1/accounts/{account_id}/sla_policies`. */
  readonly undescribed?: string;
  readonly path?: Call['path'];
  /** Path values of a record that the caller can't use, where `999999` isn't what is meant. */
  readonly forbidden?: Call['path'];
  /** Paths, in words, whose unknown value is tried; default: the last one of the path that isn't `account_id`. */
  readonly unknown?: string;
  readonly calls: readonly Call[];
}
