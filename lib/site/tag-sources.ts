import type { TagSetup } from "./tags";

/** Sources for the Content Security Policy, by directive. */
interface TagSources {
  readonly script: readonly string[];
  readonly image: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

/** Tag Manager and Analytics, as Google's guide for a Content Security Policy lists them. */
const measuring: TagSources = {
  script: ["https://www.googletagmanager.com"],
  image: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  connect: [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://www.google.com",
  ],
  frame: ["https://www.googletagmanager.com"],
};

/** AdSense: its script, the frames that hold the ads, and the checks for invalid traffic. */
const advertising: TagSources = {
  script: [
    "https://pagead2.googlesyndication.com",
    "https://tpc.googlesyndication.com",
    "https://googleads.g.doubleclick.net",
    "https://*.adtrafficquality.google",
  ],
  image: [
    "https://pagead2.googlesyndication.com",
    "https://tpc.googlesyndication.com",
    "https://googleads.g.doubleclick.net",
    "https://*.adtrafficquality.google",
    "https://www.google.com",
  ],
  connect: [
    "https://pagead2.googlesyndication.com",
    "https://googleads.g.doubleclick.net",
    "https://*.adtrafficquality.google",
    "https://csi.gstatic.com",
  ],
  frame: [
    "https://googleads.g.doubleclick.net",
    "https://td.doubleclick.net",
    "https://tpc.googlesyndication.com",
    "https://*.safeframe.googlesyndication.com",
    "https://*.adtrafficquality.google",
    "https://www.google.com",
  ],
};

const nothing: TagSources = { script: [], image: [], connect: [], frame: [] };

/** Which hosts a page may use for the setup; none without a container. */
export function getTagSources({ containerId, hasAdvertising }: TagSetup): TagSources {
  if (!containerId) return nothing;
  if (!hasAdvertising) return measuring;
  return {
    script: [...measuring.script, ...advertising.script],
    image: [...measuring.image, ...advertising.image],
    connect: [...measuring.connect, ...advertising.connect],
    frame: [...measuring.frame, ...advertising.frame],
  };
}
