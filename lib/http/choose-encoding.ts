/** How the body of an answer is compressed. */
export type Encoding = "br" | "gzip" | "identity";

/**
 * The best encoding that a client takes. Codings with `q=0` are refused by it; finer weights are not worth a different
 * file.
 *
 * @param accepted the header `Accept-Encoding`
 */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const codings = new Set(
    String(accepted ?? "")
      .toLowerCase()
      .split(",")
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ""))
      .map(([coding]) => coding),
  );
  if (codings.has("br")) return "br";
  return codings.has("gzip") || codings.has("*") ? "gzip" : "identity";
}
