import { useEffect } from "react";
import { useConsent } from "@/hooks/use-consent";
import { siteConfig } from "@/lib/site/config";
import { allowsTags, type Consent } from "@/lib/site/consent";

const scriptId = "tag-manager";

interface TagManagerProps {
  /** Container to load, `GTM-…`; empty loads nothing. */
  containerId?: string;
}

/** Loads the tag manager once, and only when the visitor agreed. Renders nothing. */
export function TagManager({ containerId = siteConfig.tagManagerId }: TagManagerProps) {
  const { consent } = useConsent();
  useEffect(() => {
    if (containerId && consent && allowsTags(consent)) loadTagManager(containerId, consent);
  }, [containerId, consent]);
  return null;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

function loadTagManager(containerId: string, { analytics, advertising }: Consent): void {
  if (document.getElementById(scriptId)) return;
  const dataLayer = window.dataLayer ?? [];
  window.dataLayer = dataLayer;
  // Google's consent commands are read from an arguments object, not from an array.
  function command(..._words: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the tag manager tells commands from events by this type.
    dataLayer.push(arguments);
  }
  const grant = (granted: boolean) => (granted ? "granted" : "denied");
  command("consent", "default", {
    analytics_storage: grant(analytics),
    ad_storage: grant(advertising),
    ad_user_data: grant(advertising),
    ad_personalization: grant(advertising),
  });
  dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });

  const script = document.createElement("script");
  script.id = scriptId;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
  document.head.append(script);
}
