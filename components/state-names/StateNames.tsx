import { Button } from "@mantine/core";
import dynamic from "next/dynamic";
import { useState } from "react";
import type { ReportPart } from "@/components/game/report-part";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { useStateNames } from "@/hooks/state-names/use-state-names";
import type { UnnamedState } from "@/lib/state-names/rules";
import { StateNameLines } from "./StateNameLines";

const StateNamesDialog = dynamic(
  () => import("./StateNamesDialog").then((module) => module.StateNamesDialog),
  { loading: LazyDialog },
);

export interface StateNamesProps {
  monster: string;
  /** Those that the game's data leaves without a name. */
  states: readonly UnnamedState[];
  ReportButton: ReportPart;
}

/** The names of a monster's states, and the way to their proof, to confirm one and to propose another. */
export function StateNames({ monster, states, ReportButton }: StateNamesProps) {
  const { data: names, mutate } = useStateNames(monster);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <StateNameLines
        states={states}
        names={names}
        action={
          <Button variant="subtle" size="xs" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {names && names.length > 0 ? "Proof and other names" : "Propose a name"}
          </Button>
        }
      />
      {isOpen && (
        <StateNamesDialog
          {...{ monster, states, ReportButton }}
          names={names ?? []}
          onChanged={() => mutate()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
