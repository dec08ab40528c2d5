import { Name } from "@/components/wiki/kit/Name";
import type { BuilderBook } from "@/lib/builder/data/book";
import type { FilledSlots } from "@/lib/builder/editor/fill-slots";
import { openSlots } from "@/lib/builder/editor/place-decorations";
import { countIds } from "@/lib/builder/gear/fill-wishes";
import { plural } from "@/lib/text/format";
import classes from "./FillDialog.module.css";

interface FillOutcomeProps {
  filled: FilledSlots;
  /** The player counts what they own. */
  isLimited: boolean;
  book: BuilderBook;
}

/** Preview, and which levels would still be missing. */
export function FillOutcome({ filled, isLimited, book }: FillOutcomeProps) {
  const { added, missing, loadout } = filled;
  const left = openSlots(loadout, book.catalog).length;
  return (
    <section aria-label="Preview" className={classes.outcome}>
      <div role="status">
        <h3 className={classes.heading}>Adds {plural(added.length, "decoration", "decorations")}</h3>
        {added.length > 0 && (
          <ul className={classes.added}>
            {[...countIds(added)].map(([id, count]) => (
              <li key={id}>
                <span className={classes.count}>{count}×</span>{" "}
                <Name entity="decorations" id={id}>
                  {book.nameOf("decoration", id)}
                </Name>
              </li>
            ))}
          </ul>
        )}
        {missing.length > 0 && (
          <>
            <h3 className={classes.heading}>Still missing</h3>
            <ul className={classes.missing}>
              {missing.map(({ skill, level }) => (
                <li key={skill}>
                  <Name entity="skills" id={skill}>
                    {book.nameOf("skill", skill)}
                  </Name>{" "}
                  {plural(level, "level", "levels")}
                </li>
              ))}
            </ul>
          </>
        )}
        <p className={classes.foot}>
          {left === 0 ? "No free slots left." : `${plural(left, "free slot", "free slots")} left.`}
          {isLimited && " Uses only decorations you own."}
        </p>
      </div>
    </section>
  );
}
