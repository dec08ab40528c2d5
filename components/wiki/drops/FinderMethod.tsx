import { Section } from "@/components/ui/Section";
import classes from "./FinderMethod.module.css";

/** The assumptions behind the numbers, in full. */
export function FinderMethod() {
  return (
    <Section id="method" title="How this is calculated" icon="rules">
      <div className={`${classes.words} text-14 leading-5.5 text-dim`}>
        <p className="max-w-[72ch]">
          The game data gives the chances of each carve, broken part, destroyed wound and reward, but not how
          many of them you get per hunt. Those counts are assumptions you can change.
        </p>
        <ul className="list-disc">
          <li>Every hunt is independent, and so is every roll within a hunt.</li>
          <li>
            Expected hunts are exact: they include getting several at once, so they are not simply the amount
            divided by the chance.
          </li>
          <li>
            50% and 90% are the number of hunts after which you have that chance of having the full amount.
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
