import { Button, NativeSelect, Skeleton, TextInput } from "@mantine/core";
import { useRouter } from "next/router";
import { PlatformField } from "@/components/game/PlatformField";
import { Card } from "@/components/ui/Card";
import { Note } from "@/components/ui/Note";
import { RadioGroup } from "@/components/ui/RadioGroup";
import { endSearch, startSearch } from "@/hooks/hunting-help/help-actions";
import { useOwnSearch } from "@/hooks/hunting-help/use-own-search";
import { useTimeZone } from "@/hooks/hunting-help/use-time-zone";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { useMutation } from "@/hooks/ui/use-mutation";
import { languages } from "@/lib/catalog/languages";
import type { HelpChoices } from "@/lib/hunting-help/page-data";
import { maxNoteLength } from "@/lib/hunting-help/rules";
import type { HuntSearch } from "@/lib/hunting-help/schema";
import { createDraftSchema } from "@/lib/site/draft-schema";
import type { Platform } from "@/lib/site/platforms";
import { MonsterField } from "./MonsterField";
import { SearchItem } from "./SearchItem";

const hourChoices = ["1", "2", "3", "4", "6"] as const;

interface OwnSearchProps extends HelpChoices {
  uid: string;
  /** ISO moment at which the page was made. */
  now: string;
}

/** One's own entry: the way to add it, and to end it early. Large targets, for one thumb. */
export function OwnSearch({ uid, now, ...choices }: OwnSearchProps) {
  const { search, replace } = useOwnSearch(uid);
  const timeZone = useTimeZone();
  const router = useRouter();
  const show = (next: HuntSearch | null) => {
    replace(next);
    void router.replace(router.asPath, undefined, { scroll: false });
  };
  const ending = useMutation(endSearch, "Your entry could not be ended.", { onSuccess: () => show(null) });
  if (search === undefined) return <Skeleton height={200} />;
  if (search === null) return <SearchForm {...choices} timeZone={timeZone} onStarted={show} />;
  return (
    <Card title="You are looking">
      <ul className="mt-3">
        <SearchItem search={search} now={now} timeZone={timeZone} />
      </ul>
      {ending.problem && <Note tone="bad">{ending.problem}</Note>}
      <Button className="mt-3" size="md" fullWidth loading={ending.busy} onClick={() => void ending.run()}>
        Stop looking
      </Button>
    </Card>
  );
}

interface Entry {
  readonly monster: string;
  readonly quest: string;
  readonly platform: Platform;
  readonly language: string;
  readonly hours: (typeof hourChoices)[number];
  readonly note: string;
}

const firstEntry: Entry = {
  ...{ monster: "", quest: "", platform: "pc", language: "en", hours: "2", note: "" },
};

const entrySchema = createDraftSchema<Entry>(({ monster, quest }) => ({
  monster: monster === "" && quest === "" ? "Choose a monster or a quest." : "",
}));

interface SearchFormProps extends HelpChoices {
  timeZone: string;
  onStarted(search: HuntSearch | null): void;
}

function SearchForm({ monsters, quests, timeZone, onStarted }: SearchFormProps) {
  const form = useDraftForm({
    start: firstEntry,
    schema: entrySchema,
    words: { failure: "Your entry could not be added." },
    send: ({ monster, quest, hours, ...rest }) =>
      startSearch({
        ...{ ...rest, timeZone, monster: monster || null, quest: quest || null, hours: Number(hours) },
      }),
    onSent: ({ search }) => onStarted(search),
  });
  return (
    <Card title="Look for hunters">
      <form {...form.getFormProps()} className="mt-3 grid gap-4" aria-label="Look for hunters">
        <MonsterField
          label="Monster"
          emptyLabel="Choose a monster"
          monsters={monsters}
          {...form.getInputProps("monster")}
        />
        <MonsterField
          label="Quest"
          emptyLabel="Any quest"
          monsters={quests.map(({ id, name, stars }) => ({ id, name: `${stars}★ ${name}` }))}
          {...form.getInputProps("quest")}
        />
        <PlatformField {...form.getInputProps("platform")} />
        <RadioGroup
          label="For how many hours"
          look="segments"
          options={hourChoices.map((value) => ({ value, label: value }))}
          {...form.getInputProps("hours")}
        />
        <NativeSelect label="Language" {...form.getInputProps("language")}>
          {languages.map(({ code, englishName }) => (
            <option key={code} value={code}>
              {englishName}
            </option>
          ))}
        </NativeSelect>
        <TextInput
          label="Note (optional)"
          description="For example a lobby ID. Everyone can see it."
          maxLength={maxNoteLength}
          autoComplete="off"
          {...form.getInputProps("note")}
        />
        {form.refusal && (
          <Note tone="bad" role="alert">
            {form.refusal.message}
          </Note>
        )}
        <Button
          type="submit"
          variant="filled"
          size="md"
          fullWidth
          loading={form.busy}
          disabled={!form.isReady}
        >
          Start looking
        </Button>
      </form>
    </Card>
  );
}
