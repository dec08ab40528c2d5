import type { Heat } from "@/lib/wiki/monsters/heat";
import classes from "./Lists.module.css";

/** What a reader of this monster's figures should know about the data. */
export function MonsterNotes({ id, heat }: { id: string; heat: Heat }) {
  const forms = heat.states.some(({ state }) => state.startsWith("custom"));
  return (
    <>
      {forms && (
        <p className={classes.note}>
          “Form” stands for a form of this monster alone. The game’s tables number these and do not name them,
          so neither do we. A part that is missing from a state has no figures of its own there.
        </p>
      )}
      {id === "guardian-arkveld" && (
        <p className={classes.note}>Guardian Arkveld uses the table of Arkveld in the game, part for part.</p>
      )}
    </>
  );
}
