import { type ComponentType, useEffect, useRef, useState } from "react";
import { useSeen } from "@/hooks/ui/use-seen";
import { StateNameLines } from "./StateNameLines";
import type { StateNamesProps } from "./StateNames";

/** Names that players give to the states of a monster, asked for when they are near. Their lines are there before. */
export function SeenStateNames(props: StateNamesProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const [Loaded, setLoaded] = useState<ComponentType<StateNamesProps> | null>(null);
  useEffect(() => {
    if (!isSeen) return;
    import("./StateNames").then(
      ({ StateNames }) => setLoaded(() => StateNames),
      // The states keep their IDs.
      () => {},
    );
  }, [isSeen]);
  return (
    <div ref={place} data-place="">
      {Loaded ? <Loaded {...props} /> : <StateNameLines states={props.states} names={null} />}
    </div>
  );
}
