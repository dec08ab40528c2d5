import { useRouter } from "next/router";

/** Path of the page on screen, without query and fragment. */
export function useCurrentPath(): string {
  return useRouter().asPath.split(/[?#]/, 1)[0] ?? "/";
}
