import "@mantine/core/styles/Progress.layer.css";
import { Button, Checkbox, Progress } from "@mantine/core";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/EmptyState";
import { PageLink } from "@/components/ui/PageLink";
import { Section } from "@/components/ui/Section";
import type { AdviceProgress, AdviceRun } from "@/hooks/box/use-advice-run";
import type { AdviceGoal } from "@/lib/builder/advice/advice-goals";
import { describeGoal } from "@/lib/builder/advice/format-advice";
import type { DamageData } from "@/lib/builder/data/damage-file";

interface AdvicePanelProps<Step extends AdviceProgress> {
  id?: string;
  level?: 2 | 3;
  goals: readonly AdviceGoal[];
  damageData: DamageData;
  /** Ids. */
  chosen: ReadonlySet<string>;
  /** Label of the button that begins: `Work out what they are worth`. */
  action: string;
  /** The way on where there are no goals. */
  none?: string;
  run: AdviceRun<Step>;
  onChoose(chosen: ReadonlySet<string>): void;
  onStart(): void;
  onStop(): void;
  children?: ReactNode;
}

/** The goals that advice is for, and how far it has come. */
export function AdvicePanel<Step extends AdviceProgress>({
  id = "goals",
  level = 2,
  goals,
  none = "Choose a weapon and a target or skills in the builder, or save a search or a build there. Each of them is a goal.",
  damageData,
  chosen,
  action,
  run,
  onChoose,
  onStart,
  onStop,
  children,
}: AdvicePanelProps<Step>) {
  if (goals.length === 0)
    return (
      <div className="my-5">
        <EmptyState
          title="No goals yet"
          action={
            <PageLink href="/builder" className="underline underline-offset-3">
              Open the builder
            </PageLink>
          }
        >
          {none}
        </EmptyState>
      </div>
    );
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  const isRunning = run.phase === "running";
  return (
    <Section id={id} level={level} title="Your goals">
      <fieldset className="grid gap-3 md:grid-cols-2 min-w-0 border-0 p-0 m-0">
        <legend className="mb-3 text-14 leading-5 text-dim">
          Searches and builds of yours. Advice is worked out for those you tick, with what you own.
        </legend>
        {goals.map((goal) => (
          <Checkbox
            key={goal.id}
            className="min-w-0"
            label={goal.name}
            description={describeGoal(goal, damageData)}
            checked={chosen.has(goal.id)}
            onChange={({ currentTarget }) => toggle(goal.id, currentTarget.checked)}
          />
        ))}
      </fieldset>
      {children}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button variant="filled" disabled={chosen.size === 0 || isRunning} onClick={onStart}>
          {action}
        </Button>
        {isRunning && (
          <Button variant="default" onClick={onStop}>
            Stop
          </Button>
        )}
        <p className="text-14 leading-5 text-dim tabular-nums" role="status">
          {statusLabels[run.phase]}
          {run.failure && ` ${run.failure}`}
        </p>
      </div>
      <Progress
        className="mt-3"
        aria-label="Searches done"
        value={run.phase === "done" ? 100 : Math.min(100, (run.done / Math.max(run.total, 1)) * 100)}
      />
    </Section>
  );
}

const statusLabels = {
  idle: "",
  running: "Searching. What is known is shown.",
  done: "Done.",
  stopped: "Stopped. What was found stays.",
  failed: "The search stopped.",
} as const;
