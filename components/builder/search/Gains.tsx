import { useEffect, useState } from "react";
import { Name } from "@/components/wiki/kit/Name";
import type { Builder } from "@/hooks/builder/use-builder";
import { type Gain, gainsOf } from "@/lib/builder/criteria/gains";
import type { SearchState } from "@/lib/builder/criteria/search-state";
import type { ExtraSkill } from "@/lib/builder/search/extra-skills";
import classes from "./Gains.module.css";

/** Chips in sight before all are asked for. */
const mostShown = 12;

interface GainsProps {
  state: SearchState;
  builder: Builder;
  onGain(id: string, level: number): void;
}

/** Skills that still fit, each a click away. */
export function Gains({ state, builder, onGain }: GainsProps) {
  const { book } = builder;
  const rooms = useRooms(state, builder);
  const [all, setAll] = useState(false);
  const gains = rooms ? gainsOf(state.headroom, rooms, book.skills) : [];
  const shown = all ? gains : gains.slice(0, mostShown);
  return (
    <section className={classes.gains} aria-label="Room for more">
      <div className={classes.head}>
        <h3 className={classes.title}>Room for more</h3>
        <p className={classes.note}>
          {!state.headroomDone && "Checking …"}
          {state.headroomDone && gains.length === 0 && noneWords(state)}
          {state.headroomDone && gains.length > 0 && (
            <>
              <span className={classes.mark} aria-hidden="true" /> fits the top set
            </>
          )}
        </p>
        {gains.length > mostShown && (
          <button type="button" className={classes.all} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? "Show fewer" : `All ${gains.length}`}
          </button>
        )}
      </div>
      <ul className={classes.chips} data-all={all || undefined}>
        {shown.map((gain) => (
          <li key={gain.id}>
            <GainChip
              gain={gain}
              name={book.nameOf("skill", gain.id)}
              onClick={() => onGain(gain.id, gain.now + 1)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function noneWords({ report, headroom }: SearchState): string {
  return report?.status === "cancelled" && headroom.length === 0 ? "Not checked." : "No more skills fit.";
}

function GainChip({ gain, name, onClick }: { gain: Gain; name: string; onClick(): void }) {
  const { id, now, most, within } = gain;
  const inside = within > now;
  return (
    <button type="button" className={classes.chip} data-inside={inside || undefined} onClick={onClick}>
      <span className="visually-hidden">Add</span>{" "}
      <span>
        <Name entity="skills" id={id}>
          {name}
        </Name>{" "}
        {now + 1}
      </span>
      {most > now + 1 && (
        <>
          {" "}
          <span className={classes.most}>up to {most}</span>
        </>
      )}
      {inside && <span className="visually-hidden">, fits the top set</span>}
    </button>
  );
}

/** How far the best set can be raised by other decorations; the calculation is loaded when there is a set. */
function useRooms({ asked, report }: SearchState, { book }: Builder): readonly ExtraSkill[] | null {
  const [known, setKnown] = useState<{ readonly run: number; readonly rooms: readonly ExtraSkill[] } | null>(
    null,
  );
  useEffect(() => {
    const best = report?.results[0];
    if (!asked || !best) return;
    let here = true;
    import("@/lib/builder/search/extra-skills").then(({ findExtraSkills }) => {
      const { objective: _, ...query } = asked.query;
      if (here) setKnown({ run: asked.run, rooms: findExtraSkills(best, query, book.armor) ?? [] });
    });
    return () => {
      here = false;
    };
  }, [asked, report, book]);
  return known && known.run === asked?.run ? known.rooms : null;
}
