import { EntityLink } from "@/components/game/EntityLink";
import { Section } from "@/components/ui/Section";
import { formatFind } from "@/lib/shopping/format-shopping";
import { setHave } from "@/lib/shopping/owned-gear";
import { changeGear } from "@/lib/shopping/owned-gear-store";
import type { FindRow } from "@/lib/shopping/part-rows";
import classes from "./FindList.module.css";
import { Tick } from "./Tick";

/** Decorations and the talisman: nobody crafts them, so they are looked for. */
export function FindList({ finds }: { finds: readonly FindRow[] }) {
  return (
    <Section id="shopping-finds" title="To find" level={3} aside="Check off what you have" flush>
      <ul className={`${classes.finds} grid`}>
        {finds.map((find) => (
          <li
            key={find.key}
            className={`${find.missing === 0 ? "text-dim" : ""} min-h-11 flex items-center gap-1.5 border-b`}
          >
            <Tick
              label={`I have ${find.name}`}
              checked={find.missing === 0}
              onChange={(has) => changeGear((gear) => setHave(gear, find.key, has))}
            />
            <span className="font-[550] flex-1 min-w-0">
              <EntityLink
                className="inline-block py-2"
                entity={find.kind === "decoration" ? "decorations" : "talismans"}
                id={find.id}
                name={find.name}
              />
            </span>
            <span className={`${find.missing === 0 ? "text-good" : "text-dim"} whitespace-nowrap`}>
              {find.missing === 0 && <span aria-hidden="true">✓ </span>}
              {formatFind(find)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
