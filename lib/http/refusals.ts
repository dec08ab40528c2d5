import { ApiError, type ApiErrorCode } from "./api-error";

/** The codes of a feature's own refusals, each with its one status. Those of every call come from `lib/auth` and `lib/api`. */
const statuses = {
  "bad-request": 400,
  "payment-required": 402,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "quiz-unavailable": 500,
} as const satisfies Partial<Record<ApiErrorCode, number>>;

type Text = string | ((value: never) => string);
/** The third says what else is in the answer: the key as `reason`, or what is wrong with a field, by default the text. */
type Entry = readonly [
  code: keyof typeof statuses,
  text: Text,
  tells?: "reason" | { readonly at: string; readonly issue?: string },
];
type Table = Readonly<Record<string, Entry>>;
type Details = Readonly<Record<string, unknown>>;

type Given<T extends Text> = T extends (value: infer Value) => string
  ? [value: Value, details?: Details]
  : [details?: Details];
/** Makes the refusal of a key, to be thrown: with the value that its text takes, and further fields of the answer. */
type Refuse<T extends Table> = <Key extends keyof T & string>(
  key: Key,
  ...given: Given<T[Key][1]>
) => ApiError;

/**
 * All that a feature refuses, by key: the code, from which the status follows, and what the caller reads. A test reads
 * these tables and follows each call to the keys that it can throw, so that `refuses` in `api.ts` names all codes.
 */
export function defineRefusals<const T extends Table>(table: T): Refuse<T> {
  return (key, ...given) => {
    const [code, text, tells] = table[key] as Entry;
    const [value, more] = typeof text === "function" ? given : [undefined, given[0]];
    const message = typeof text === "function" ? text(value as never) : text;
    const details = { ...tell(tells, key, message), ...(more as Details | undefined) };
    return new ApiError(statuses[code], message, {
      code,
      ...(Object.keys(details).length > 0 && { details }),
    });
  };
}

function tell(tells: Entry[2], key: string, message: string): Details {
  if (tells === "reason") return { reason: key };
  return tells ? { issues: [{ path: tells.at, message: tells.issue ?? message }] } : {};
}

/** Entries whose key is in the answer too, as its `reason`. */
export function tellReason<const T extends Readonly<Record<string, readonly [Entry[0], Text]>>>(
  table: T,
): { readonly [Key in keyof T]: readonly [T[Key][0], T[Key][1], "reason"] } {
  const told = Object.entries(table).map(([key, [code, text]]) => [key, [code, text, "reason"]]);
  return Object.fromEntries(told);
}

/** The refusal of a part of the body. @param path as in `issues`: `offer.when` */
export function refuseField(path: string, message: string): ApiError {
  return new ApiError(400, message, { code: "bad-request", details: { issues: [{ path, message }] } });
}
