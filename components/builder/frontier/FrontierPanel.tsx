import { Button } from "@mantine/core";
import { useState } from "react";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import { useEquipFound } from "@/hooks/builder/use-equip-found";
import { type FrontierRequest, useFrontier } from "@/hooks/builder/use-frontier";
import { useFrontierQuestion } from "@/hooks/builder/use-frontier-question";
import type { GoalKey } from "@/lib/builder/criteria/frontier-goals";
import { getRequestLoadout } from "@/lib/builder/criteria/search-state";
import type { EngineClient } from "@/lib/builder/worker/worker-client";
import { FrontierOutcome } from "./FrontierOutcome";
import { GoalSelect } from "./GoalSelect";
import { RobustPanel } from "./RobustPanel";

interface FrontierPanelProps {
  engine: EngineClient;
}

/** Two goals, and every set that is best for some balance of them. */
export function FrontierPanel({ engine }: FrontierPanelProps) {
  const { setup, derived, loadout } = useBuilder(pick("setup", "derived", "loadout"));
  const hasTarget = setup.monster !== null && derived.weapon !== null;
  const [first, setFirst] = useState<GoalKey>(hasTarget ? "damage" : "defense");
  const [second, setSecond] = useState<GoalKey>(hasTarget ? "defense" : "slots");
  const { state, start, cancel } = useFrontier(engine);
  const { request, report, failure } = state;
  const found = useEquipFound(request);
  const equipped = getRequestLoadout(loadout, request, found.leftDecorations);
  const question = useFrontierQuestion([first, second], equipped);
  const running = request !== null && report === null && failure === null;
  const isStale =
    request !== null &&
    !(question.ok && isSameQuestion(question.request, request)) &&
    // What is loading may still be the same question.
    !(state.sets.length === 0 && running);
  return (
    <div className="grid-cols-1 grid gap-3 p-3 border-t">
      <p className="text-14 leading-5 text-dim">
        Shows each set that no other beats in both goals, with the skills and options chosen above.
      </p>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <GoalSelect label="First goal" value={first} onChange={setFirst} />
        <GoalSelect label="Second goal" value={second} onChange={setSecond} />
        {running ? (
          <Button onClick={cancel}>Stop</Button>
        ) : (
          <Button
            variant="filled"
            disabled={!question.ok}
            onClick={() => {
              found.close();
              if (question.ok) start(question.request);
            }}
          >
            Show trade-offs
          </Button>
        )}
      </div>
      {!question.ok && (
        <p className="text-14 leading-5 text-dim" role="status">
          {question.problem}
        </p>
      )}
      {request && (
        <FrontierOutcome key={request.run} request={request} state={state} isStale={isStale} found={found} />
      )}
      <RobustPanel engine={engine} />
    </div>
  );
}

function isSameQuestion(now: Omit<FrontierRequest, "run">, asked: FrontierRequest): boolean {
  return JSON.stringify([now.query, now.goals]) === JSON.stringify([asked.query, asked.goals]);
}
