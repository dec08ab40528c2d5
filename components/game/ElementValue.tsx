import { GameIcon } from "@/components/ui/GameIcon";
import { formatNumber, formatSigned } from "@/lib/text/format";
import { type ElementOrStun, elementOrStunLabels } from "./elements";
import classes from "./elements.module.css";
import { Name } from "./Name";

interface ElementValueProps {
  type: ElementOrStun;
  value?: number | null;
  /** Shows the word to everyone, not only to screen readers. */
  word?: boolean;
  /** Writes `+12`, as resistances are written. */
  sign?: boolean;
  /** Edge of the icon in px. */
  size?: number;
}

/** An element or status: icon, word, figure. */
export function ElementValue({ type, value, word = false, sign = false, size = 18 }: ElementValueProps) {
  return (
    <span className={`${classes.element} whitespace-nowrap`} data-element={type}>
      <GameIcon name={type} size={size} />
      <span className={word ? `${classes.word} font-[550] ms-1.25` : "visually-hidden"}>
        {type === "stun" ? (
          elementOrStunLabels.stun
        ) : (
          <Name entity="elements" id={type}>
            {elementOrStunLabels[type]}
          </Name>
        )}
      </span>
      {value !== undefined && value !== null && (
        // Screen readers need the blank.
        <> {sign ? formatSigned(value) : formatNumber(value)}</>
      )}
    </span>
  );
}
