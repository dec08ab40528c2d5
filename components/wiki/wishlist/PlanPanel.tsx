import { EntityLink } from "@/components/game/EntityLink";
import { Fold } from "@/components/ui/Fold";
import { Section } from "@/components/ui/Section";
import { EffortRules } from "@/components/wiki/drops/EffortRules";
import { HabitsPanel } from "@/components/wiki/drops/HabitsPanel";
import { type HabitsState, toHabits } from "@/lib/drops/drop-finder-state";
import { formatOutings, sourceKindLabels } from "@/lib/drops/source-labels";
import { getDropFinderPath } from "@/lib/site/wiki-paths";
import type { FarmingPlan } from "@/lib/wishlist/plan-farming";
import { PlanTable } from "./PlanTable";

interface PlanPanelProps {
  plan: FarmingPlan;
  /** English names of the materials. */
  names: ReadonlyMap<string, string>;
  habits: HabitsState;
  onHabits(patch: Partial<HabitsState>): void;
}

/** Plan for the missing items: hunts, gathering and other ways, how often, and its assumptions. */
export function PlanPanel({ plan, names, habits, onHabits }: PlanPanelProps) {
  const { steps, total, waiting, unreachable } = plan;
  const renderItem = (item: string) => <EntityLink entity="items" id={item} name={names.get(item) ?? item} />;
  return (
    <Section
      id="plan"
      title="Plan"
      icon="monster"
      aside={steps.length > 0 && `${formatOutings(total)} expected outings in total`}
      flush
    >
      {steps.length > 0 && <PlanTable steps={steps} names={names} />}
      {waiting.size > 0 && (
        <p className="max-w-text linked mt-3 text-14 leading-5 text-dim">
          Not planned, since you can't get these at any time:{" "}
          {[...waiting].map(([item, kind], index) => (
            <span key={item}>
              {index > 0 && ", "}
              {renderItem(item)} ({sourceKindLabels[kind].toLowerCase()})
            </span>
          ))}
          .
        </p>
      )}
      {unreachable.length > 0 && (
        <p className="max-w-text linked mt-3 text-14 leading-5 text-dim">
          Without a source that can be counted:{" "}
          {unreachable.map((item, index) => (
            <span key={item}>
              {index > 0 && ", "}
              {renderItem(item)}
            </span>
          ))}
          . The pages of these items say what is known.
        </p>
      )}
      <Fold look="box" className="mt-3" summary="Your hunting habits">
        <div className="px-3.5 pb-3.5">
          <HabitsPanel habits={toHabits(habits)} onChange={onHabits} />
        </div>
      </Fold>
      <Fold look="box" className="mt-3" summary="How this is calculated">
        <ul className="max-w-text linked ps-8 pe-3.5 pb-3.5 text-14 leading-5.5 text-dim">
          <li>
            The plan has the fewest total outings that, on average, give everything you're missing. Each hunt
            counts for every material it gives: carves, broken parts, wounds and rewards. A quest also pays
            its own. Gathering counts for one material at a time.
          </li>
          <li>
            The source with the most outings comes first: its drops may shorten the rest. Update what you own
            as you go and the plan updates too.
          </li>
          <li>
            Averages are not guarantees: the Chance column shows how likely you are to have all of that
            material after this plan.
          </li>
          <li>Low rank is listed where it exists, story hunts included.</li>
          <EffortRules />
          <li>
            Chances and counts are the same as in the <a href={getDropFinderPath()}>drop finder</a>.
          </li>
        </ul>
      </Fold>
    </Section>
  );
}
