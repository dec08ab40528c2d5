import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { ChoiceFilter } from "@/components/list/ChoiceFilter";
import { TextFilter } from "@/components/list/TextFilter";
import { weaponTypes } from "@/lib/catalog/codes";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { languages } from "@/lib/catalog/languages";
import { requestKindLabels, requestKinds } from "@/lib/hunting-help/kinds";
import type { RequestBoardData } from "@/lib/hunting-help/page-data";
import { platformLabels, platforms } from "@/lib/site/platforms";

interface BoardFiltersProps extends Pick<RequestBoardData, "query" | "monsters"> {
  /** Changes fields of the address; an empty one leaves it. */
  onChange(change: Readonly<Record<string, string>>): void;
}

/** Filters of the board of requests. */
export function BoardFilters({ query, monsters, onChange }: BoardFiltersProps) {
  return (
    <>
      <QueryField value={query.q ?? ""} onChange={(q) => onChange({ q })} />
      <ChoiceFilter
        label="Kind"
        look="chips"
        anyLabel="All"
        value={query.kind ?? ""}
        options={requestKinds.map((value) => ({ value, label: requestKindLabels[value] }))}
        onChange={(kind) => onChange({ kind })}
      />
      <ChoiceFilter
        label="Monster"
        value={query.monster ?? ""}
        options={monsters.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(monster) => onChange({ monster })}
      />
      <ChoiceFilter
        label="Weapon"
        value={query.weapon ?? ""}
        options={weaponTypes.map((value) => ({ value, label: weaponTypeLabels[value] }))}
        onChange={(weapon) => onChange({ weapon })}
      />
      <ChoiceFilter
        label="Platform"
        value={query.platform ?? ""}
        options={platforms.map((value) => ({ value, label: platformLabels[value] }))}
        onChange={(platform) => onChange({ platform })}
      />
      <ChoiceFilter
        label="Language"
        value={query.language ?? ""}
        options={languages.map(({ code, englishName }) => ({ value: code, label: englishName }))}
        onChange={(language) => onChange({ language })}
      />
    </>
  );
}

/** How long after the last key a search begins, in milliseconds. */
const typingPause = 400;

/** The query searches after a pause: each search is a page of its own. */
function QueryField({ value, onChange }: { value: string; onChange(q: string): void }) {
  const [text, setText] = useState(value);
  const search = useDebouncedCallback(onChange, typingPause);
  useEffect(() => {
    setText(value);
    search.cancel();
  }, [value, search]);
  const type = (next: string) => {
    setText(next);
    if (next.trim() === value.trim()) search.cancel();
    else search(next.trim());
  };
  return <TextFilter label="Search" placeholder="Monster, skill, words" value={text} onChange={type} />;
}
