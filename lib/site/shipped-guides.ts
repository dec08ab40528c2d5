/** Guides that come with the site, by slug, with their titles: pages name the one that explains them. */
export const shippedGuides = {
  "affinity-and-critical-hits": "Affinity and critical hits",
  "artian-and-gogma-weapons": "Artian and Gogma weapons",
  "choosing-a-weapon": "Choosing a weapon",
  "decorations-and-talismans": "Decorations and talismans",
  "elements-and-status": "Elements and status",
  "farming-order-after-the-story": "Farming order after the story",
  "farming-with-the-drop-finder": "Farming with the drop finder",
  "how-damage-works": "How damage works",
  "how-our-leaderboards-judge-a-run": "How our leaderboards judge a run",
  "how-to-read-a-patch": "How to read a patch",
  "reading-hitzones": "Reading hitzones",
  sharpness: "Sharpness",
  "the-way-to-each-large-monster": "The way to each large monster",
  "your-first-twenty-hours": "Your first twenty hours",
} as const;

export type ShippedGuide = keyof typeof shippedGuides;
