import { Button, NativeSelect, Skeleton } from "@mantine/core";
import { useState } from "react";
import { ErrorState } from "@/components/ui/ErrorState";
import { FormDialog } from "@/components/ui/FormDialog";
import { callSetChallenge } from "@/hooks/admin/admin-calls";
import { useChallenges } from "@/hooks/admin/use-admin-data";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import type { ChallengesResponse, ChallengeWeek } from "@/lib/admin/schema";
import { formatRuleset } from "@/lib/leaderboards/board/format-board";
import { createDraftSchema } from "@/lib/site/draft-schema";
import { WhyField } from "./WhyField";

/** The weekly challenges to come, and another quest for one of them. */
export function ChallengesPanel() {
  const { data, problem, retry } = useChallenges();
  const [chosen, setChosen] = useState<ChallengeWeek | null>(null);
  if (problem) {
    return (
      <ErrorState
        title="The challenges could not be loaded"
        action={<Button onClick={retry}>Try again</Button>}
      >
        {problem}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton height={320} />;
  return (
    <>
      <p className="mb-3 text-14 leading-5 text-dim">
        Each week is drawn by a fixed rule. You can choose another quest until the first run is submitted.
      </p>
      <ul className="grid gap-2">
        {data.weeks.map((week) => (
          <li
            key={week.week}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5 px-4 border rounded-md bg-card text-14 leading-5"
          >
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">
                {week.questName}, {formatRuleset(week.ruleset)}
              </p>
              <p className="text-13 text-dim">
                {week.week}, from {week.from.slice(0, 10)} · {week.isChosen ? "chosen by an admin" : "drawn"}
              </p>
            </div>
            {week.canChange ? (
              <Button size="xs" onClick={() => setChosen(week)}>
                Change
              </Button>
            ) : (
              <p className="text-13 text-dim">Has runs</p>
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <ChallengeDialog week={chosen} quests={data.quests} onDone={retry} onClose={() => setChosen(null)} />
      )}
    </>
  );
}

interface ChallengeDialogProps {
  week: ChallengeWeek;
  quests: ChallengesResponse["quests"];
  onDone(): void;
  onClose(): void;
}

function ChallengeDialog({ week, quests, onDone, onClose }: ChallengeDialogProps) {
  const listRulesets = (quest: string) => quests.find(({ id }) => id === quest)?.rulesets ?? [];
  const form = useDraftForm({
    start: { quest: week.quest, ruleset: week.ruleset, why: "" },
    schema: createDraftSchema<Pick<ChallengeWeek, "quest" | "ruleset"> & { why: string }>((chosen) => ({
      ruleset: listRulesets(chosen.quest).includes(chosen.ruleset) ? "" : "Choose a ruleset of this quest.",
      why: chosen.why.trim() === "" ? "Give a reason." : "",
    })),
    words: { failure: "The challenge could not be changed. Try again." },
    send: (chosen) => callSetChallenge({ week: week.week, ...chosen }),
    onSent: () => {
      onDone();
      onClose();
    },
  });
  const { quest, ruleset } = form.values;
  const rulesets = listRulesets(quest);
  return (
    <FormDialog
      form={form}
      title={`Challenge of ${week.week}`}
      action="Set challenge"
      busyAction="Saving"
      onClose={onClose}
    >
      <NativeSelect
        label="Quest"
        required
        data-autofocus
        {...form.getInputProps("quest")}
        onChange={({ target: { value } }) => {
          const known = quests.find(({ id }) => id === value);
          const [first] = known?.rulesets ?? [];
          const fits = !first || known?.rulesets.includes(ruleset);
          form.edit({ quest: value, ...(!fits && { ruleset: first }) });
        }}
      >
        {quests.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        label="Ruleset"
        required
        {...form.getInputProps("ruleset")}
        onChange={({ target }) =>
          form.edit({ ruleset: rulesets.find((each) => each === target.value) ?? ruleset })
        }
      >
        {rulesets.map((each) => (
          <option key={each} value={each}>
            {formatRuleset(each)}
          </option>
        ))}
      </NativeSelect>
      <WhyField {...form.getInputProps("why")} />
    </FormDialog>
  );
}
