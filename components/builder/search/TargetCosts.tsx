import { Button } from "@mantine/core";
import { Name } from "@/components/game/Name";
import { useBuilder } from "@/hooks/builder/use-builder";
import { useTargetCosts } from "@/hooks/builder/use-target-costs";
import type { SearchRequest } from "@/lib/builder/criteria/search-state";
import { formatTargetCost, listCostQuestions, type TargetCost } from "@/lib/builder/criteria/target-costs";
import type { SearchReport } from "@/lib/builder/search/query";
import type { EngineClient } from "@/lib/builder/worker/worker-client";

interface TargetCostsProps {
  engine: EngineClient;
  request: SearchRequest;
  report: SearchReport;
}

/** Cost in damage of each skill target: the best set without it, against the best one with it. */
export function TargetCosts({ engine, request, report }: TargetCostsProps) {
  const getName = useBuilder(({ data }) => data.getName);
  const { costs, isRunning, start } = useTargetCosts(engine);
  const questions = listCostQuestions(request.query);
  const sorted = [...costs.values()].toSorted(
    (a: TargetCost, b: TargetCost) => (a.change ?? 0) - (b.change ?? 0),
  );
  return (
    <section aria-label="What each wanted skill costs" className="min-w-0">
      <Button
        variant="subtle"
        size="xs"
        className="-ms-2"
        aria-disabled={isRunning}
        onClick={() => !isRunning && start(report, questions)}
      >
        {isRunning
          ? `Comparing ${costs.size + 1} of ${questions.length} …`
          : costs.size > 0
            ? "Compare again"
            : "What each wanted skill costs"}
      </Button>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14 leading-5 empty:hidden" aria-live="polite">
        {sorted.map((cost) => (
          <li key={cost.id}>
            <b className="font-semibold">
              <Name entity="skills" id={cost.id}>
                {getName("skill", cost.id)}
              </Name>
            </b>{" "}
            <span className={(cost.change ?? 0) < 0 ? "text-bad" : "text-dim"}>{formatTargetCost(cost)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
