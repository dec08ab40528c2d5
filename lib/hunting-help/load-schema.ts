import { ApiCallError } from "@/lib/http/fetcher";

/**
 * The schemas of Hunting Help, fetched with the first call that needs them: pages open without.
 *
 * @throws ApiCallError with the code `network` where they cannot be fetched
 */
export function loadHelpSchema(): Promise<typeof import("./schema")> {
  return load(import("./schema"));
}

/** The same for those of hunts that look for hunters. */
export function loadHuntSchema(): Promise<typeof import("./hunt-schema")> {
  return load(import("./hunt-schema"));
}

async function load<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await loading;
  } catch (cause) {
    throw new ApiCallError(
      "The server could not be reached. Check your connection and try again.",
      { status: 0, code: "network", serverMessage: null },
      { cause },
    );
  }
}
