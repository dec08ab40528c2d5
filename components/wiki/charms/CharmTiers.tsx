import { getCharmPath } from "@/lib/site/wiki-paths";
import type { CharmTier } from "@/lib/wiki/charms/charm-types";
import classes from "./CharmTiers.module.css";

const numerals = ["I", "II", "III", "IV", "V"];

/** The charms of a family as links, each with its rarity. */
export function CharmTiers({ steps }: { steps: readonly CharmTier[] }) {
  return (
    <ul className={`${classes.steps} inline-flex gap-1`}>
      {steps.map(({ id, name, level, rarity }) => (
        <li key={id}>
          <a href={getCharmPath(id)} title={`${name}, rarity ${rarity}`}>
            <span aria-hidden="true">{numerals[level - 1] ?? level}</span>
            <span className="visually-hidden">
              {name}, rarity {rarity}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
