import useSWR from "swr";
import { ApiCallError } from "@/lib/http/fetcher";
import { callPublic } from "@/lib/http/make-call";
import { shoppingCalls } from "@/lib/shopping/api";
import type { ShoppingAnswer } from "@/lib/shopping/schema";

/**
 * - `refused`: the code holds no build; `message` says why
 * - `offline`, `failed`: no answer, or not the one promised; `retry` tries again
 */
type ShoppingState =
  | { readonly status: "loading" }
  | { readonly status: "refused"; readonly message: string }
  | { readonly status: "offline" | "failed"; readonly message: string; retry(): void }
  | { readonly status: "ready"; readonly answer: ShoppingAnswer };

/**
 * Data of a build's shopping list. While another build is fetched the last one stays.
 *
 * @param code build code
 */
export function useShopping(code: string): ShoppingState {
  const { data, error, mutate } = useSWR<ShoppingAnswer, Error, readonly [string, string]>(
    ["shopping", code],
    ([, asked]) => callPublic(shoppingCalls.read, { query: { b: asked } }),
    {
      keepPreviousData: true,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );
  if (error) {
    const retry = () => void mutate();
    const message = error instanceof Error ? error.message : "";
    if (error instanceof ApiCallError && error.status === 400) return { status: "refused", message };
    const offline = error instanceof ApiCallError && error.code === "network";
    return { status: offline ? "offline" : "failed", message, retry };
  }
  return data ? { status: "ready", answer: data } : { status: "loading" };
}
