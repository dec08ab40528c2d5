import { siteConfig } from "./config";
import type { Consent } from "./consent";

/** Tags of Google that this installation may load once a visitor agrees. Without a container it is nothing. */
export interface TagSetup {
  /** Google Tag Manager container, `GTM-…`; empty where there is none. */
  readonly containerId: string;
  /** Whether the container may show advertising. It needs an advertising account besides the container. */
  readonly hasAdvertising: boolean;
}

/** Tags by the two settings. An advertising account alone is a meta tag and loads nothing. */
export function toTagSetup({
  tagManagerId,
  adAccount,
}: {
  tagManagerId: string;
  adAccount: string;
}): TagSetup {
  return { containerId: tagManagerId, hasAdvertising: Boolean(tagManagerId && adAccount) };
}

/** The setup of this installation. */
export const siteTags: TagSetup = toTagSetup(siteConfig);

/** Tags to load by a visitor's choice; `null` while nothing may be. */
export function getGrantedTags(setup: TagSetup, consent: Consent | null | undefined) {
  const { containerId, hasAdvertising } = setup;
  const analytics = Boolean(consent?.analytics);
  const advertising = hasAdvertising && Boolean(consent?.advertising);
  return containerId && (analytics || advertising) ? { containerId, analytics, advertising } : null;
}
