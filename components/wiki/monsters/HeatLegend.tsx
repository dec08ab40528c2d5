import type { ReactNode } from "react";
import { HeatCell } from "@/components/wiki/kit/HeatCell";
import { weakSpot } from "@/lib/wiki/monsters/damage";
import classes from "./HeatLegend.module.css";
import tone from "./heat-tone.module.css";

/** What the marks of a heat table mean, in words. */
export function HeatLegend({ hidden }: { hidden: boolean }) {
  return (
    <ul className={`${classes.legend} ${tone.tone}`}>
      <li>
        Percent of the damage that gets through; the stronger the color, the more. Elements have a scale of
        their own.
      </li>
      <Marked mark={<HeatCell as="span" value={65} best={true} max={90} />}>The best of its column.</Marked>
      <Marked mark={<HeatCell as="span" value={45} max={90} threshold={weakSpot} />}>
        A weak spot: 45 or more, where Weakness Exploit works.
      </Marked>
      <Marked mark={<b className={classes.letters}>R</b>}>
        Extract that a kinsect takes from the part: R red, W white, O orange or G green.
      </Marked>
      <li>
        The figure after it is the part’s health, before rank and number of players count. 9,999 is the data’s
        own and means in practice that the part never gives way.
      </li>
      {hidden && (
        <li>
          Parts marked “not listed” are missing from the game’s field guide, and do not compete for best.
        </li>
      )}
    </ul>
  );
}

function Marked({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span className={classes.mark}>{mark}</span>
      <span>{children}</span>
    </li>
  );
}
