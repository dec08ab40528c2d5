import "@mantine/core/styles/Kbd.layer.css";
import { ActionIcon, Kbd, UnstyledButton } from "@mantine/core";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useRouter } from "next/router";
import { type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { Chip } from "@/components/ui/Chip";
import { ComboboxInput } from "@/components/ui/ComboboxInput";
import { DialogFrame } from "@/components/ui/Dialog";
import { NameLanguagePicker } from "@/components/ui/NameLanguagePicker";
import { useAnswer } from "@/hooks/search/use-answer";
import { useGuideMatches } from "@/hooks/search/use-guide-matches";
import { rememberSearch, useRecentSearches } from "@/hooks/search/use-recent-searches";
import { closeSearch, useSearchDialog } from "@/hooks/search/use-search-dialog";
import { useWikiSearch } from "@/hooks/search/use-wiki-search";
import { useMarked } from "@/hooks/ui/use-marked";
import { maxQueryLength } from "@/lib/wiki-search/read-query";
import { type SearchKind, searchable, searchKinds } from "@/lib/wiki-search/search-kinds";
import { getRowId, ResultList } from "./ResultList";
import {
  getRowHref,
  getStartGroups,
  groupAnswer,
  groupGuides,
  groupResults,
  putRecordFirst,
  type Row,
  toRecentSearch,
} from "./result-rows";
import classes from "./SearchDialog.module.css";
import { SearchStatus } from "./SearchStatus";

/** The search over the page: a field, what it finds, and the keyboard all the way. Loaded when first needed. */
export function SearchDialog() {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { query: given } = useSearchDialog();
  const [typed, setTyped] = useState(given);
  const [kind, setKind] = useState<SearchKind>();
  const [recent, forget] = useRecentSearches();
  const search = useWikiSearch(typed, kind);
  const answer = useAnswer(search.searcher, search.query);
  const results = kind ? search.answer : putRecordFirst(search.answer, answer);
  const guides = useGuideMatches(kind ? "" : search.query);
  const groups = search.query
    ? [...groupAnswer(kind ? null : answer), ...groupResults(results, kind), ...groupGuides(guides)]
    : getStartGroups(recent);
  const rows = groups.flatMap((group) => group.rows);

  // The cursor goes behind what was typed.
  useEffect(() => {
    const input = field.current;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);

  const type = (text: string) => {
    setTyped(text);
    if (!text.trim()) setKind(undefined);
  };
  const open = (row: Row, elsewhere: boolean) => {
    const href = getRowHref(row);
    const memory = toRecentSearch(row);
    if (memory) rememberSearch(memory);
    if (row.type === "more") setKind(row.kind);
    else if (href && elsewhere) window.open(href, "_blank", "noopener");
    else if (href) {
      closeSearch();
      void router.push(href);
    }
  };
  const marked = useMarked(
    `${search.query} ${kind}`,
    rows.length,
    search.query ? 0 : -1,
    (index, { ctrlKey, metaKey }) => {
      const row = rows[index];
      if (row) open(row, ctrlKey || metaKey);
    },
  );
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!marked.isWalked) return;
    body.current?.querySelector("[aria-selected='true']")?.scrollIntoView({ block: "nearest" });
  });
  const onChoose = (row: Row, event: MouseEvent) => {
    // With a key held the browser itself opens the link elsewhere, and the search stays.
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!elsewhere) event.preventDefault();
    const memory = toRecentSearch(row);
    if (elsewhere && memory) rememberSearch(memory);
    else if (!elsewhere) open(row, false);
    if (row.type === "more") field.current?.focus();
  };

  return (
    <DialogFrame label="Search" size="medium" focus={field} onClose={closeSearch} onClosed={hideKeyboard}>
      <div className={`${classes.head} h-14 flex flex-none items-center gap-3 border-b`}>
        <IconSearch size={20} stroke={1.75} className="flex-none text-dim" aria-hidden="true" />
        <ComboboxInput
          ref={field}
          variant="unstyled"
          size="lg"
          className="flex-1 min-w-0"
          aria-label="Search the wiki"
          isOpen={rows.length > 0}
          listId={listId}
          markedId={marked.index >= 0 ? getRowId(listId, marked.index) : undefined}
          value={typed}
          maxLength={maxQueryLength}
          placeholder="Search weapons, monsters, skills …"
          enterKeyHint="go"
          onChange={(event) => type(event.target.value)}
          onKeyDown={marked.onKeyDown}
        />
        <ActionIcon aria-label="Close search" onClick={closeSearch}>
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
      {search.query && (results.total > 0 || kind) && (
        <KindChips counts={results.counts} value={kind} onChange={setKind} />
      )}
      <div
        ref={body}
        className="flex-auto min-h-0 overflow-y-auto overscroll-contain flex flex-col"
        data-search=""
      >
        {rows.length > 0 && (
          <ResultList
            id={listId}
            groups={groups}
            active={marked.index}
            query={search.query}
            onChoose={onChoose}
          />
        )}
        <SearchStatus
          search={{ ...search, answer: results }}
          guideCount={guides.length}
          typed={typed}
          kind={kind}
          onDropKind={() => setKind(undefined)}
        />
      </div>
      <SearchFooter onForget={!search.query && recent.length > 0 ? forget : undefined} />
    </DialogFrame>
  );
}

/** The focus is back in the field that opened the search: on a touch screen its keyboard stays closed. */
function hideKeyboard(): void {
  const back = document.activeElement;
  if (back instanceof HTMLInputElement && window.matchMedia("(hover: none)").matches) back.blur();
}

/** Foot of the search: the keys, the language of names, and what forgets the recent searches. */
function SearchFooter({ onForget }: { onForget: (() => void) | undefined }) {
  return (
    <div className="flex flex-none flex-wrap items-center justify-between gap-y-1 gap-x-4 min-h-11 py-1 px-3 border-t text-13 text-dim">
      <p className={`${classes.keys} me-auto hidden items-center gap-1`} aria-hidden="true">
        <Kbd size="xs">↑</Kbd>
        <Kbd size="xs">↓</Kbd> select <Kbd size="xs">↵</Kbd> open <Kbd size="xs">Esc</Kbd> close
      </p>
      {onForget && (
        <UnstyledButton
          type="button"
          className="underline-offset-3 underline text-13 hover:text-default py-1 px-0 text-dim"
          onClick={onForget}
        >
          Clear recent searches
        </UnstyledButton>
      )}
      <NameLanguagePicker look="line" />
    </div>
  );
}

interface KindChipsProps {
  counts: ReadonlyMap<SearchKind, number>;
  value: SearchKind | undefined;
  onChange(kind: SearchKind | undefined): void;
}

/** Filters the results by kind. Only kinds with results are listed. */
function KindChips({ counts, value, onChange }: KindChipsProps) {
  const kinds = searchKinds.filter((kind) => counts.has(kind) || kind === value);
  return (
    <fieldset
      className={`scrollbar-none overflow-x-auto md:flex-wrap flex flex-none gap-1.5 py-2 px-3 border-b`}
    >
      <legend className="visually-hidden">Result type</legend>
      <Chip radius={16} className="flex-none" aria-pressed={!value} onClick={() => onChange(undefined)}>
        All
      </Chip>
      {kinds.map((kind) => (
        <Chip
          key={kind}
          radius={16}
          className="flex-none"
          count={counts.get(kind) ?? 0}
          aria-pressed={kind === value}
          onClick={() => onChange(kind === value ? undefined : kind)}
        >
          {searchable[kind].many}
        </Chip>
      ))}
    </fieldset>
  );
}
