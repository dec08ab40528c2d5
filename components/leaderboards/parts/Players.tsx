import { Fragment } from "react";
import { getUserPath } from "@/lib/site/routes";

interface PlayersProps {
  players: readonly { readonly uid: string | null; readonly name: string }[];
}

/** The hunters of a run; those with an account lead to their profile. Names may be in any script. */
export function Players({ players }: PlayersProps) {
  return players.map(({ uid, name }, index) => (
    <Fragment key={uid ?? `${name}-${players.slice(0, index).filter((each) => each.name === name).length}`}>
      {index > 0 && ", "}
      {uid ? (
        <a href={getUserPath(uid)}>
          <bdi>{name}</bdi>
        </a>
      ) : (
        <bdi>{name}</bdi>
      )}
    </Fragment>
  ));
}
