import { EntityLink } from "@/components/game/EntityLink";
import { Fold } from "@/components/ui/Fold";
import { Section } from "@/components/ui/Section";
import { HabitsPanel } from "@/components/wiki/drops/HabitsPanel";
import { type HabitsState, toHabits } from "@/lib/drops/drop-finder-state";
import { visitsPerOuting } from "@/lib/drops/effort";
import { formatHunts } from "@/lib/drops/labels";
import { getDropFinderPath } from "@/lib/site/wiki-paths";
import type { HuntPlan } from "@/lib/wishlist/plan-hunts";
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
      aside={hunts.length > 0 && `${formatHunts(total)} expected in total`}
      flush
    >
      {hunts.length > 0 && <HuntTable hunts={hunts} names={names} />}
      {unreachable.length > 0 && (
        <p className="max-w-text linked mt-3 text-14 leading-5 text-dim">
          Not covered by your hunting habits:{" "}
          {unreachable.map((item, index) => (
            <span key={item}>
              {index > 0 && ", "}
              <EntityLink entity="items" id={item} name={names.get(item) ?? item} />
            </span>
          ))}
          . The pages of these items say where they are gathered, bought or traded.
        </p>
      )}
      <Fold look="box" className="mt-3" summary="Your hunting habits">
        <div className="px-3.5 pb-3.5">
          <HabitsPanel habits={toHabits(habits)} onChange={onHabits} />
        </div>
      </Fold>
      <Fold look="box" className="mt-3" summary="How this plan is calculated">
        <ul className="max-w-text linked ps-8 pe-3.5 pb-3.5 text-14 leading-5.5 text-dim">
          <li>
            The plan has the fewest total hunts that, on average, give everything you're missing. Each hunt
            counts for every material the monster gives.
          </li>
          <li>
            The monster with the most hunts comes first: its drops may shorten the rest. Update what you own
            as you go and the plan updates too.
          </li>
          <li>
            Averages are not guarantees: the Chance column shows how likely you are to have all of that
            material after these hunts.
          </li>
          <li>
            Ores, bones and plants are mostly gathered, which this plan of hunts leaves out: the page of an
            item lists every way to it. Low rank is listed where it exists, story hunts included.
          </li>
          <li>{visitsPerOuting} small monsters count as one hunt.</li>
          <li>
            Chances and counts per hunt are the same as in the <a href={getDropFinderPath()}>drop finder</a>.
          </li>
        </ul>
      </Fold>
    </Section>
  );
}
