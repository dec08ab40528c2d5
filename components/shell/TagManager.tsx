import { useEffect } from "react";
import { useConsent } from "@/hooks/ui/use-consent";
import { loadTagManager } from "@/lib/site/load-tag-manager";
import { getGrantedTags, siteTags, type TagSetup } from "@/lib/site/tags";

/** Loads the tag manager once, and only when the visitor agreed. Renders nothing. */
export function TagManager({ setup = siteTags }: { setup?: TagSetup }) {
  const { consent } = useConsent();
  useEffect(() => {
    const granted = getGrantedTags(setup, consent);
    if (granted) loadTagManager(granted);
  }, [setup, consent]);
  return null;
}
