import { expect, test } from "./fixtures";
import { expectAccessible } from "./support/axe";
import { horizontalOverflow } from "./support/layout";

/** One page of each kind, the richest or the strangest that there is. */
const kinds: Record<string, string> = {
  "the door of the weapons": "/wiki/weapons",
  "a weapon list": "/wiki/weapons/great-sword",
  "a weapon tree": "/wiki/weapons/great-sword/tree",
  "a melee weapon": "/wiki/weapons/charge-blade/charge-blade-promised-abyss-affinity-focus",
  "a bowgun": "/wiki/weapons/heavy-bowgun/heavy-bowgun-tankmage-ii",
  "the Artian rules": "/wiki/weapons/artian",
  kinsects: "/wiki/weapons/kinsects",
  melodies: "/wiki/weapons/melodies",
  "armor pieces": "/wiki/armor/pieces",
  "an armor set of mixed bonuses": "/wiki/armor/gogmazios-alpha",
  "a skill": "/wiki/skills/weakness-exploit",
  "a group skill": "/wiki/skills/lords-soul",
  decorations: "/wiki/decorations",
  "a decoration": "/wiki/decorations/tenderizer-jewel-3",
  charms: "/wiki/charms",
  talismans: "/wiki/charms/talismans",
  "a large monster": "/wiki/hitzones/gogmazios",
  "a small monster": "/wiki/hitzones/baunos",
  "two monsters side by side": "/wiki/hitzones/compare?a=rathalos&b=rey-dau",
  items: "/wiki/items",
  "an item": "/wiki/items/rathalos-ruby",
  quests: "/wiki/quests",
  "a locale": "/wiki/locales/windward-plains",
  "the drop finder": "/wiki/drop-finder",
  "an empty wishlist": "/wiki/wishlist",
  "the open data": "/wiki/data",
};

for (const [kind, path] of Object.entries(kinds)) {
  test(`${kind} reads well and fits the screen`, async ({ page, narrow }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await horizontalOverflow(page), "pixels beyond the right edge").toBe(0);
    await expectAccessible(page, narrow ? ["dark"] : ["light", "dark"]);
  });
}
