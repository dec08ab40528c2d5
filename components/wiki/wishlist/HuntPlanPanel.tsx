import { HabitsPanel } from "@/components/wiki/drops/HabitsPanel";
import { EntityLink } from "@/components/wiki/kit/EntityLink";
import { Section } from "@/components/wiki/kit/Section";
import { type HabitsState, habitsOf } from "@/lib/wiki/drops/finder-state";
import { formatHunts } from "@/lib/wiki/drops/words";
import { dropFinderPath } from "@/lib/wiki/paths";
import { type HuntPlan, smallMonstersPerHunt } from "@/lib/wiki/wishlist/plan-hunts";
import classes from "./HuntPlanPanel.module.css";
import { HuntTable } from "./HuntTable";

interface HuntPlanPanelProps {
  plan: HuntPlan;
  /** English names of the materials. */
  names: ReadonlyMap<string, string>;
  habits: HabitsState;
  onHabits(patch: Partial<HabitsState>): void;
}

/** Which monsters to hunt for what is missing, how often, and what that rests on. */
export function HuntPlanPanel({ plan, names, habits, onHabits }: HuntPlanPanelProps) {
  const { hunts, total, unreachable } = plan;
  return (
    <Section
      id="hunts"
      title="Hunts"
      icon="monster"
      aside={hunts.length > 0 && `${formatHunts(total)} expected in all`}
      flush
    >
      {hunts.length > 0 && <HuntTable hunts={hunts} names={names} />}
      {unreachable.length > 0 && (
        <p className={classes.note}>
          No counted hunt gives{" "}
          {unreachable.map((item, index) => (
            <span key={item}>
              {index > 0 && ", "}
              <EntityLink entity="items" id={item} name={names.get(item) ?? item} />
            </span>
          ))}
          . Gathering, shops and quest rewards are not in the tables.
        </p>
      )}
      <details className={classes.habits}>
        <summary>What you do in a hunt</summary>
        <HabitsPanel habits={habitsOf(habits)} onChange={onHabits} />
      </details>
      <details className={classes.habits}>
        <summary>How the plan is made</summary>
        <ul className={classes.method}>
          <li>
            It is the mix of monsters with the fewest hunts in total that brings, on average, all that is
            missing. Hunts of one monster count for every material it gives.
          </li>
          <li>
            Longest hunt first: what it brings on the way may shorten the rest. Enter what you own as you go,
            and the plan follows.
          </li>
          <li>
            On average means that luck decides: the last column of the materials is the chance to have all of
            it after these hunts, each material by itself.
          </li>
          <li>
            Ores, bones and plants are mostly gathered, which the tables do not hold: here they come from
            monsters that drop them. Low rank is listed where the tables have it, hunts of the story included.
          </li>
          <li>{smallMonstersPerHunt} small monsters are counted as one hunt.</li>
          <li>
            Chances and counts per hunt are those of the <a href={dropFinderPath()}>drop finder</a>.
          </li>
        </ul>
      </details>
    </Section>
  );
}
