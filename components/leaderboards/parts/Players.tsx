import { Fragment } from "react";
import { PersonName } from "@/components/ui/PersonName";
import type { MarkedName } from "@/lib/users/staff-mark";

interface PlayersProps {
  players: readonly (MarkedName & { readonly uid: string | null })[];
}

/** The hunters of a run; those with an account lead to their profile. Names may be in any script. */
export function Players({ players }: PlayersProps) {
  return players.map(({ uid, name, isStaff }, index) => (
    <Fragment key={uid ?? `${name}-${players.slice(0, index).filter((each) => each.name === name).length}`}>
      {index > 0 && ", "}
      <PersonName uid={uid} name={name} isStaff={isStaff} />
    </Fragment>
  ));
}
