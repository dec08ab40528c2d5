import { charmPath } from "@/lib/site/wiki-paths";
import { numeral } from "@/lib/wiki/charms/list-fields";
import type { CharmStep } from "@/lib/wiki/charms/types";
import classes from "./CharmSteps.module.css";

/** The charms of a family as links, each with its rarity. */
export function CharmSteps({ steps }: { steps: readonly CharmStep[] }) {
  return (
    <ul className={classes.steps}>
      {steps.map(({ id, name, level, rarity }) => (
        <li key={id}>
          <a href={charmPath(id)} title={`${name}, rarity ${rarity}`}>
            <span aria-hidden="true">{numeral(level)}</span>
            <span className="visually-hidden">
              {name}, rarity {rarity}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
