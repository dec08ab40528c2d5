import { useState } from "react";
import type { Builder } from "@/hooks/builder/use-builder";
import { wishesOfLevels } from "@/lib/builder/criteria/wishes";
import { SkillBrowser } from "./SkillBrowser";
import { SkillField } from "./SkillField";
import classes from "./Wishes.module.css";
import { WishList } from "./WishList";

/** What a hunter wants to have: the field that adds skills, all skills by category, and the list itself. */
export function Wishes({ builder }: { builder: Builder }) {
  const { ask, derived, book, changeAsk } = builder;
  const [browsing, setBrowsing] = useState(false);
  const some = Object.keys(ask.skills).length + Object.keys(ask.bonuses).length > 0;
  const wears = Object.keys(derived.levels).length > 0;
  return (
    <div className={classes.wishes} data-wishes>
      <SkillField builder={builder} />
      <div className={classes.tools}>
        <button
          type="button"
          className={classes.tool}
          aria-expanded={browsing}
          onClick={() => setBrowsing(!browsing)}
        >
          {browsing ? "Hide categories" : "Browse by category"}
        </button>
        <button
          type="button"
          className={classes.tool}
          disabled={!wears}
          onClick={() => changeAsk(wishesOfLevels(derived.levels, book.catalog))}
        >
          Use my current skills
        </button>
        <button
          type="button"
          className={classes.tool}
          disabled={!some}
          onClick={() => changeAsk({ skills: {}, bonuses: {} })}
        >
          Clear
        </button>
      </div>
      {browsing && <SkillBrowser builder={builder} />}
      <WishList builder={builder} />
    </div>
  );
}
