import { Section } from "@/components/wiki/kit/Section";
import classes from "./FinderMethod.module.css";

/** What the figures rest on, said in full: a number of hunts is worth what its assumptions are. */
export function FinderMethod() {
  return (
    <Section id="method" title="How this is reckoned" icon="rules">
      <div className={classes.words}>
        <p>
          The game's tables say what a draw gives: a carve, a broken part, a destroyed wound, a reward. They
          do not say how often a hunt draws. Those counts are assumptions: set them to what you do.
        </p>
        <ul>
          <li>Each hunt is independent of the others, and so is each draw within a hunt.</li>
          <li>
            Expected hunts are worked out exactly over all that one hunt can give, several at once included.
            They are not the amount divided by the chance.
          </li>
          <li>Half and nine of ten are the hunts after which that share of hunters has the whole amount.</li>
          <li>
            A captured monster is counted with as many draws of its carves as you set: the tables hold no list
            of their own for captures. Gogmazios, Omega Planetes and Zoh Shia fall into no trap and are
            carved.
          </li>
          <li>
            A small monster is carved once. Tempered wounds count for every monster that has them: hunt it
            tempered.
          </li>
          <li>
            Target rewards are drawn from their first column. Columns 2 to 4 hold better odds; which hunts pay
            them is not known, so they are shown and not counted. The same goes for rotten and crystallized
            bodies.
          </li>
        </ul>
      </div>
    </Section>
  );
}
