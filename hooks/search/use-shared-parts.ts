import Router from "next/router";
import { useEffect } from "react";
import { sharedFields } from "@/lib/site/shared-fields";
import { openSearch } from "./use-search-dialog";

/**
 * Takes what another app shared with the installed site (`share_target` of the manifest) out of the address: opens the page of
 * a link of this site, the import of the builder, or the search.
 */
export function useSharedParts(): void {
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    if (sharedFields.some((field) => query.has(field))) void openShared(query);
  }, []);
}

async function openShared(query: URLSearchParams): Promise<void> {
  const { findSharedAim, readSharedParts } = await import("@/lib/builder/share/read-shared");
  const aim = findSharedAim(readSharedParts(query));
  if (aim.kind === "page") return void (await Router.replace(aim.path));
  if (aim.kind === "import") {
    const { offerSharedText } = await import("@/lib/builder/share/offered-text");
    offerSharedText(aim.text);
    return void (await Router.replace("/builder"));
  }
  // What was shared does not stay in the address, so that a reload does not search again.
  await Router.replace(window.location.pathname, undefined, { shallow: true });
  if (aim.kind === "search") openSearch(aim.query);
}
