import type { ReactNode } from "react";
import { stateLabels } from "@/lib/catalog/state-labels";
import type { UnnamedState } from "@/lib/state-names/rules";
import type { ShownStateName } from "@/lib/state-names/schema";

interface StateNameLinesProps {
  states: readonly UnnamedState[];
  /** The best first; `null` until they are known. */
  names: readonly ShownStateName[] | null;
  /** Opens what else there is to know about them. */
  action?: ReactNode;
}

/** One line for each state with the name that most players stand by. Their height is the same with and without names. */
export function StateNameLines({ states, names, action }: StateNameLinesProps) {
  return (
    <div className="max-w-text mt-3 text-14 leading-6">
      <ul>
        {states.map((state) => {
          const name = names?.find((each) => each.state === state);
          return (
            <li key={state} className="truncate">
              {stateLabels[state].label}:{" "}
              {name ? (
                <>
                  <b className="font-semibold">{name.name}</b>{" "}
                  <span className="text-dim">
                    {name.isConfirmed ? "(confirmed by players)" : "(proposed by a player, not confirmed)"}
                  </span>
                </>
              ) : (
                <span className="text-dim">{names ? "no name yet" : "…"}</span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="h-9 flex items-center">{action}</p>
    </div>
  );
}
