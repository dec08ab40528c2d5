import { getDocumentLoad, isAddressOf } from "./document-policy";

/** Scripts that Firebase loads for a sign-in with Google: the loader, and the parts that the loader loads. */
export const googleScripts: readonly string[] = [
  "https://apis.google.com/js/api.js",
  "https://apis.google.com/_/scs/",
];

/**
 * Routes of the pages that may open Google's window, as Next.js writes them: to sign in, and to sign in again before
 * what takes a recent sign-in (changes by staff, the deletion of a guide or of one's account).
 */
export const googlePages: readonly string[] = [
  "/login",
  "/admin",
  "/moderation",
  "/user/:path+",
  "/wiki/guides/:path+",
];

/** Whether a document that was loaded from a whole address may load Google's scripts. */
export function canLoadGoogle(address: string): boolean {
  return isAddressOf(googlePages, address);
}

/**
 * Whether Google's window needs the open page to be loaded again first: its document was loaded from a page without
 * a sign-in, whose policy it has kept.
 */
export function needsReloadForGoogle(): boolean {
  const load = getDocumentLoad();
  return load !== undefined && !canLoadGoogle(load.name) && canLoadGoogle(window.location.href);
}
