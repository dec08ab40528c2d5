/** How the body of an answer is compressed. */
export type Encoding = "br" | "gzip" | "identity";

/**
 * The best encoding that a client takes. Codings with `q=0` are refused by it; finer weights are not worth a different
 * file.
 *
 * @param accepted the header `Accept-Encoding`
 * @param offered what the answer is there in, besides as it is
 */
export function chooseEncoding(
  accepted: string | string[] | undefined,
  offered: readonly Encoding[] = ["br", "gzip"],
): Encoding {
  const codings = new Set(
    String(accepted ?? "")
      .toLowerCase()
      .split(",")
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ""))
      .map(([coding]) => coding),
  );
  if (codings.has("br") && offered.includes("br")) return "br";
  return offered.includes("gzip") && (codings.has("gzip") || codings.has("*")) ? "gzip" : "identity";
}
