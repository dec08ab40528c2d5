import useSWR from "swr";
import { ApiCallError, callApi } from "@/lib/http/fetcher";
import type { ShoppingAnswer } from "@/lib/shopping/schema";

/**
 * - `refused`: the code holds no build; `message` says why
 * - `offline`, `failed`: no answer, or not the one promised; `retry` tries again
 */
export type ShoppingState =
  | { readonly status: "loading" }
  | { readonly status: "refused"; readonly message: string }
  | { readonly status: "offline" | "failed"; readonly message: string; retry(): void }
  | { readonly status: "ready"; readonly answer: ShoppingAnswer };

/**
 * What the shopping list of a build is calculated from. While another build is fetched the last one stays.
 *
 * @param code build code
 */
export function useShopping(code: string): ShoppingState {
  const { data, error, mutate } = useSWR(`/api/builder/shopping?b=${encodeURIComponent(code)}`, load, {
    keepPreviousData: true,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  if (error) {
    const retry = () => void mutate();
    const message = error instanceof Error ? error.message : "";
    if (error instanceof ApiCallError && error.status === 400) return { status: "refused", message };
    const offline = error instanceof ApiCallError && error.code === "network";
    return { status: offline ? "offline" : "failed", message, retry };
  }
  return data ? { status: "ready", answer: data } : { status: "loading" };
}

/** The checks come with the first list: whoever opens the builder does not load them. */
async function load(path: string): Promise<ShoppingAnswer> {
  const { shoppingAnswerSchema } = await import("@/lib/shopping/schema");
  return callApi(path, { schema: shoppingAnswerSchema });
}
