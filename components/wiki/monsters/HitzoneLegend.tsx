import type { ReactNode } from "react";
import { ShadedCell } from "@/components/game/ShadedCell";
import { weakSpot } from "@/lib/wiki/monsters/damage-types";

/** Legend of the hitzone table. */
export function HitzoneLegend({ hidden }: { hidden: boolean }) {
  return (
    <ul className="md:grid-cols-2 mt-3 grid gap-y-1 gap-x-8 text-12 leading-4.5 text-dim">
      <li>Damage multiplier (%). Stronger color, more damage. Elements have their own scale.</li>
      <Marked mark={<ShadedCell as="span" value={65} best={true} max={90} />}>Best in its column.</Marked>
      <Marked mark={<ShadedCell as="span" value={45} max={90} threshold={weakSpot} />}>
        Weak spot: 45 or more. Triggers Weakness Exploit.
      </Marked>
      <Marked mark={<b className="text-center">R</b>}>
        Kinsect extract: R red, W white, O orange, G green.
      </Marked>
      <li>Number next to a part: base health. 9,999: effectively unbreakable.</li>
      {hidden && <li>“Not listed”: missing from the in-game field guide and not counted as best.</li>}
    </ul>
  );
}

function Marked({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5 items-baseline">
      <span className="w-8 grid flex-none">{mark}</span>
      <span>{children}</span>
    </li>
  );
}
