/** Guides that come with the site, by slug, with their titles: pages name the one that explains them. */
export const shippedGuides = {
  "affinity-and-critical-hits": "Affinity and critical hits",
  "artian-and-gogma-weapons": "Artian and Gogma weapons",
  "choosing-a-weapon": "Choosing a weapon",
  "decorations-and-talismans": "Decorations and talismans",
  "elements-and-status": "Elements and status",
  "farming-with-the-drop-finder": "Farming with the drop finder",
  "how-damage-works": "How damage works",
  "how-our-leaderboards-judge-a-run": "How our leaderboards judge a run",
  "reading-hitzones": "Reading hitzones",
  sharpness: "Sharpness",
} as const;

export type ShippedGuide = keyof typeof shippedGuides;
