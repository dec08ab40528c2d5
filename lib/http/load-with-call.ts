import { ApiCallError, unreachableMessage } from "./fetcher";

/**
 * Loads code that a call needs and the page does not, such as the schema of its reply.
 *
 * @param load the `import()`
 * @throws ApiCallError with the code `network` where it cannot be fetched, as the call itself would
 */
export async function loadWithCall<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new ApiCallError(
      unreachableMessage,
      { status: 0, code: "network", serverMessage: null },
      { cause },
    );
  }
}
