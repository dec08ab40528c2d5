import { Section } from "@/components/ui/Section";
import { usualCarves } from "@/lib/drops/habits";
import { EffortRules } from "./EffortRules";
import classes from "./FinderMethod.module.css";

/** The assumptions behind the numbers, in full. */
export function FinderMethod() {
  return (
    <Section id="method" title="How this is calculated" icon="rules" fold="closed">
      <div className={`${classes.words} text-14 leading-5.5 text-dim`}>
        <p className="max-w-[72ch]">
          The game data gives the chances of each carve, broken part, destroyed wound and reward, and how many
          target rewards a hunt pays. The other counts are assumptions. You can change all of them.
        </p>
        <ul className="list-disc">
          <EffortRules />
          <li>Every hunt is independent, and so is every roll within a hunt.</li>
          <li>
            Expected hunts, visits and quests are exact: they include getting several at once, so they are not
            simply the amount divided by the chance.
          </li>
          <li>
            50% and 90% are the number of hunts, visits or quests after which you have that chance of having
            the full amount.
          </li>
          <li>
            Target rewards are those of a hunt with one target: in the game data, a fixed number of draws and
            up to four more, each number with its chance. That these rows are read this way is inferred from
            their names. Quests with several targets pay fewer per target.
          </li>
          <li>
            A carcass is carved {usualCarves} times unless the game data gives the monster another number, and
            one severed part as often as the data says. That {usualCarves} is the usual number is an
            assumption.
          </li>
          <li>
            The game data has no separate rewards for captures, so they count as carves, as many as you set.
            Gogmazios, Omega Planetes and Zoh Shia can't be captured and are always carved.
          </li>
          <li>
            Small monsters are carved once. Tempered wounds count for every monster that has them, assuming
            you hunt it tempered.
          </li>
          <li>
            Target rewards use reward table 1. Tables 2 to 4 have better odds, but which hunts use them is
            unknown, so they are shown but not counted. The same goes for rotten and crystallized carcasses.
          </li>
        </ul>
      </div>
    </Section>
  );
}
