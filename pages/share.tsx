import { useRouter } from "next/router";
import { useEffect } from "react";
import { SearchField } from "@/components/search/SearchField";
import { ErrorPageBody } from "@/components/site/ErrorPageBody";
import { LinkRow } from "@/components/ui/LinkRow";
import { Seo } from "@/components/ui/Seo";
import { openSearch } from "@/hooks/search/use-search-dialog";
import { findSharedAim, offerSharedText, readSharedParts } from "@/lib/builder/share/read-shared";

const otherPages = [
  { label: "Wiki", href: "/wiki" },
  { label: "Builder", href: "/builder" },
];

/** Where the installed site gets what other apps share (`share_target` of the manifest). */
export default function ShareRoute() {
  const { replace } = useRouter();
  useEffect(() => {
    const aim = findSharedAim(readSharedParts(new URLSearchParams(window.location.search)));
    if (aim.kind === "page") void replace(aim.path);
    if (aim.kind === "import") {
      offerSharedText(aim.text);
      void replace("/builder");
    }
    if (aim.kind === "search") openSearch(aim.query);
  }, [replace]);
  return (
    <>
      <Seo
        title="Shared with Quarry"
        description="Opens links of this site, imports builds and searches for what other apps share."
        path="/share"
        noIndex
      />
      <ErrorPageBody
        title="Shared with Quarry"
        text="Links of this site open their page, builds open in the builder, and anything else is searched for in the wiki."
      >
        <SearchField />
        <LinkRow label="Other pages" links={otherPages} />
      </ErrorPageBody>
    </>
  );
}
