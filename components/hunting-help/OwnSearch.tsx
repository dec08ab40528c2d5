import { Button, NativeSelect, Skeleton, TextInput } from "@mantine/core";
import { useRouter } from "next/router";
import { useState } from "react";
import { PlatformField } from "@/components/game/PlatformField";
import { Card } from "@/components/ui/Card";
import { Note } from "@/components/ui/Note";
import { RadioGroup } from "@/components/ui/RadioGroup";
import { endSearch, startSearch } from "@/hooks/hunting-help/help-actions";
import { useOwnSearch } from "@/hooks/hunting-help/use-own-search";
import { useTimeZone } from "@/hooks/hunting-help/use-time-zone";
import { useMutation } from "@/hooks/ui/use-mutation";
import { languages } from "@/lib/catalog/languages";
import type { HelpChoices } from "@/lib/hunting-help/page-data";
import { maxNoteLength } from "@/lib/hunting-help/rules";
import type { HuntSearch } from "@/lib/hunting-help/schema";
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

interface SearchFormProps extends HelpChoices {
  timeZone: string;
  onStarted(search: HuntSearch | null): void;
}

function SearchForm({ monsters, quests, timeZone, onStarted }: SearchFormProps) {
  const [entry, setEntry] = useState({
    ...{ monster: "", quest: "", platform: "pc" as Platform, language: "en", hours: "2", note: "" },
  });
  const set = (change: Partial<typeof entry>) => setEntry({ ...entry, ...change });
  const starting = useMutation(startSearch, "Your entry could not be added.", {
    onSuccess: ({ search }) => onStarted(search),
  });
  const { monster, quest, hours, ...rest } = entry;
  const isReady = monster !== "" || quest !== "";
  const start = () =>
    starting.run({ ...rest, timeZone, monster: monster || null, quest: quest || null, hours: Number(hours) });
  return (
    <Card title="Look for hunters">
      <form
        className="mt-3 grid gap-4"
        aria-label="Look for hunters"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <MonsterField
          label="Monster"
          emptyLabel="Choose a monster"
          value={monster}
          monsters={monsters}
          onChange={(id) => set({ monster: id })}
        />
        <MonsterField
          label="Quest"
          emptyLabel="Any quest"
          value={quest}
          monsters={quests.map(({ id, name, stars }) => ({ id, name: `${stars}★ ${name}` }))}
          onChange={(id) => set({ quest: id })}
        />
        <PlatformField value={entry.platform} onChange={(platform) => set({ platform })} />
        <RadioGroup
          label="For how many hours"
          look="segments"
          options={hourChoices.map((value) => ({ value, label: value }))}
          value={hours}
          onChange={(value) => set({ hours: value })}
        />
        <NativeSelect
          label="Language"
          value={entry.language}
          onChange={({ target }) => set({ language: target.value })}
        >
          {languages.map(({ code, englishName }) => (
            <option key={code} value={code}>
              {englishName}
            </option>
          ))}
        </NativeSelect>
        <TextInput
          label="Note (optional)"
          description="For example a lobby ID. Everyone can see it."
          value={entry.note}
          maxLength={maxNoteLength}
          autoComplete="off"
          onChange={({ target }) => set({ note: target.value })}
        />
        {starting.problem && (
          <Note tone="bad" role="alert">
            {starting.problem}
          </Note>
        )}
        <Button
          type="submit"
          variant="filled"
          size="md"
          fullWidth
          loading={starting.busy}
          disabled={!isReady}
        >
          Start looking
        </Button>
      </form>
    </Card>
  );
}
