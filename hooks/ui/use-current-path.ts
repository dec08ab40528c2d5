import { useRouter } from "next/router";

/** Path of the page on screen, without query and fragment. A page that was not found has none. */
export function useCurrentPath(): string {
  const { asPath, pathname } = useRouter();
  // Made once for every address: what was requested differs from what the server wrote.
  if (pathname === "/404") return pathname;
  return asPath.split(/[?#]/, 1)[0] ?? "/";
}
