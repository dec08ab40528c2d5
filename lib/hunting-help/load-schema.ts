import { ApiCallError } from "@/lib/http/fetcher";

/**
 * The schemas of Hunting Help, fetched with the first call that needs them: pages open without.
 *
 * @throws ApiCallError with the code `network` where they cannot be fetched
 */
export async function loadHelpSchema(): Promise<typeof import("./schema")> {
  try {
    return await import("./schema");
  } catch (cause) {
    throw new ApiCallError(
      "The server could not be reached. Check your connection and try again.",
      { status: 0, code: "network", serverMessage: null },
      { cause },
    );
  }
}
