import classes from "./HeatLegend.module.css";

/** What the marks of a heat table mean, in words. */
export function HeatLegend({ hidden }: { hidden: boolean }) {
  return (
    <ul className={classes.legend}>
      <li>
        Percent of the damage that gets through; the stronger the color, the more. Elements have a scale of
        their own.
      </li>
      <li>
        <b className={classes.best}>65</b> Best of its column.
      </li>
      <li>
        <span className={classes.weak}>45</span> Weak spot: 45 or more, where Weakness Exploit works.
      </li>
      <li>
        <b className={classes.letter}>R</b> Extract that a kinsect takes from the part: red, white, orange or
        green.
      </li>
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
