import type { ReferenceCall } from "./api-reference";

/** Milliseconds until a call is given up. */
const timeoutMs = 15_000;
/** Characters of a reply that are shown. */
const maxShown = 20_000;

/** The answer of a call. */
export interface TriedCall {
  readonly status: number;
  /** From sending to the last byte. */
  readonly ms: number;
  /** Media type, without its charset. */
  readonly type: string;
  /** The beginning of the reply, JSON indented; empty for pictures. */
  readonly text: string;
  readonly isCut: boolean;
}

/**
 * Address of a call with its parameters filled in. Empty ones are left out.
 *
 * @returns e.g. `/api/builds?weapon=bow`
 */
export function createCallAddress(
  { path, parameters }: Pick<ReferenceCall, "path" | "parameters">,
  values: Readonly<Record<string, string>>,
): string {
  const filled = parameters.filter(({ name }) => values[name]?.trim());
  const query = new URLSearchParams(
    filled.filter(({ isInPath }) => !isInPath).map(({ name }) => [name, String(values[name]).trim()]),
  );
  const address = filled
    .filter(({ isInPath }) => isInPath)
    .reduce(
      (text, { name }) => text.replace(`{${name}}`, encodeURIComponent(String(values[name]).trim())),
      path,
    );
  return query.size > 0 ? `${address}?${query}` : address;
}

/** Makes a call of this site without an account. @throws where no answer came in time */
export async function tryCall(address: string): Promise<TriedCall> {
  const startedAt = performance.now();
  const response = await fetch(address, {
    credentials: "omit",
    cache: "no-store",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new Error("No reply in time. Check your connection and try again.", { cause });
  });
  const type = (response.headers.get("content-type") ?? "").replace(/;.*/s, "");
  const body = await response.text();
  const ms = Math.round(performance.now() - startedAt);
  const text = type.startsWith("image/") ? "" : indentJson(body);
  return {
    status: response.status,
    ms,
    type,
    text: text.slice(0, maxShown),
    isCut: text.length > maxShown,
  };
}

function indentJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
