import { formatNumber } from "@/lib/text/format";
import classes from "./Place.module.css";

/** A place on a board; the first three on a medal. */
export function Place({ place }: { place: number }) {
  return (
    <span
      className={`${classes.place} h-7 text-dim font-semibold inline-grid place-items-center tabular-nums`}
      data-medal={place <= 3 ? place : undefined}
    >
      {formatNumber(place)}
    </span>
  );
}
