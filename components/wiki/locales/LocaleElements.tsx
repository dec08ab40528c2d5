import { ElementValue } from "@/components/game/ElementValue";
import { formatNumber } from "@/lib/text/format";
import type { ElementCount } from "@/lib/wiki/locales/count-elements";
import classes from "./LocaleElements.module.css";

interface LocaleElementsProps {
  elements: readonly ElementCount[];
  /** How many large monsters the locale has. */
  monsters: number;
}

/** Against how many of the locale's large monsters each element is recommended, as bars. */
export function LocaleElements({ elements, monsters }: LocaleElementsProps) {
  return (
    <figure className={`${classes.advice} max-w-120 mt-3 mb-4 text-14 leading-5`}>
      <figcaption className="text-dim">
        Weaknesses, by number of monsters out of {formatNumber(monsters, 0)}
      </figcaption>
      <ul className="grid gap-1 mt-2">
        {elements.map(({ element, monsters: against }) => (
          <li key={element} className="grid gap-3 items-center">
            <ElementValue type={element} word />
            <span className={`${classes.track} rounded-[2px] h-2 bg-hover`} aria-hidden="true">
              <span
                className="block h-full rounded-[2px]"
                style={{ width: `${(100 * against) / monsters}%`, background: `var(--element-${element})` }}
              />
            </span>
            <span className="font-semibold text-end">{formatNumber(against, 0)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
