declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Tags that a visitor agreed to, for the container that is loaded. */
interface GrantedTags {
  readonly containerId: string;
  readonly analytics: boolean;
  readonly advertising: boolean;
}

/**
 * Loads Google Tag Manager into the page, once. It is the external script and no inline snippet: the
 * Content Security Policy of static pages has no nonce to allow one with.
 *
 * Uses nothing from outside its own body, so that a browser test can run it in any page.
 */
export function loadTagManager({ containerId, analytics, advertising }: GrantedTags): void {
  const scriptId = "tag-manager";
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
