import { Name } from "@/components/game/Name";
import type { Named } from "@/lib/wiki/locales/locale-types";
import classes from "./Environments.module.css";

/** What the weather and the season of a field can be. */
export function Environments({ environments }: { environments: readonly Named[] }) {
  return (
    <ul className={`${classes.environments} flex flex-wrap gap-1.5`} aria-label="Environments">
      {environments.map(({ id, name }) => (
        <li key={id}>
          <Name entity="environments" id={id}>
            {name}
          </Name>
        </li>
      ))}
    </ul>
  );
}
