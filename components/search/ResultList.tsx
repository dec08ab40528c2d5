import { IconArrowRight } from "@tabler/icons-react";
import type { MouseEvent, ReactNode } from "react";
import { Name } from "@/components/game/Name";
import { GameIcon } from "@/components/ui/GameIcon";
import { PageLink } from "@/components/ui/PageLink";
import { formatNumber } from "@/lib/text/format";
import type { WikiAnswer } from "@/lib/wiki-search/answers/answer-question";
import { searchable } from "@/lib/wiki-search/search-kinds";
import { ResultIcon } from "./ResultIcon";
import classes from "./ResultList.module.css";
import { HitLine, RecentLine } from "./ResultRow";
import { getRowHref, type Row, type RowGroup } from "./result-rows";

interface ResultListProps {
  id: string;
  groups: readonly RowGroup[];
  /** Place of the marked row, counted over all groups; -1 for none. */
  active: number;
  query: string;
  onChoose(row: Row, event: MouseEvent): void;
}

/** Id of a row, by its place. */
export function getRowId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

/** The rows under their headings. The field keeps the focus and points assistive technology to the marked row. */
export function ResultList({ id, groups, active, query, onChoose }: ResultListProps) {
  let place = -1;
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      className={`${classes.list} scrollbar-thin pt-1 px-2 pb-3 min-h-0 overflow-y-auto overscroll-contain`}
    >
      {groups.map(({ label, rows }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options.
        <div
          key={label}
          role="group"
          aria-label={label}
          className={`${classes.group} pt-2`}
          data-grid={rows[0]?.type === "link" || undefined}
        >
          <p
            className={`${classes.label} px-2 pt-0.5 pb-1 text-12 leading-4 text-dim font-semibold`}
            aria-hidden="true"
          >
            {label}
          </p>
          {rows.map((row) => {
            place += 1;
            return (
              <RowElement
                key={getRowKey(row)}
                id={getRowId(id, place)}
                row={row}
                active={place === active}
                onChoose={onChoose}
              >
                <ResultLine row={row} query={query} />
              </RowElement>
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface RowElementProps {
  id: string;
  row: Row;
  active: boolean;
  onChoose(row: Row, event: MouseEvent): void;
  children: ReactNode;
}

function RowElement({ id, row, active, onChoose, children }: RowElementProps) {
  const href = getRowHref(row);
  const shared = {
    id,
    role: "option",
    tabIndex: -1,
    className: `${classes.row} grid gap-x-3 items-baseline p-2 rounded-md text-default leading-5.5 cursor-pointer hover:bg-hover`,
    "aria-selected": active,
    onClick: (event: MouseEvent) => onChoose(row, event),
  } as const;
  if (href) {
    return (
      <PageLink href={href} {...shared}>
        {children}
      </PageLink>
    );
  }
  return <div {...shared}>{children}</div>;
}

function ResultLine({ row, query }: { row: Row; query: string }) {
  if (row.type === "hit") return <HitLine hit={row.hit} query={query} />;
  if (row.type === "answer") return <AnswerLines answer={row.answer} />;
  if (row.type === "recent") return <RecentLine recent={row.recent} />;
  if (row.type === "link") {
    return (
      <>
        <GameIcon name={row.link.icon} size={20} className="flex-none self-center text-dim" />
        {row.link.label}
      </>
    );
  }
  return (
    <span className="col-2 flex items-center gap-1.5 text-13 text-signal">
      All {formatNumber(row.count)} {searchable[row.kind].many.toLowerCase()}
      <IconArrowRight size={16} stroke={1.75} aria-hidden="true" />
    </span>
  );
}

function getRowKey(row: Row): string {
  return row.type === "more" ? `more ${row.kind}` : `${row.type} ${getRowHref(row)}`;
}

/** A short answer: what it is about, and its lines. */
function AnswerLines({ answer }: { answer: WikiAnswer }) {
  const { document, title, lines } = answer;
  const entity = document && searchable[document.kind].names;
  const [name = "", ...rest] =
    document && title.startsWith(document.name)
      ? [document.name, title.slice(document.name.length)]
      : [title];
  return (
    <>
      {document && <ResultIcon result={document} className="self-start text-dim" />}
      <span className="col-2 col-end-[-1] grid gap-0.5 min-w-0">
        <span className="font-semibold">
          {document && entity ? (
            <Name entity={entity} id={document.id}>
              {name}
            </Name>
          ) : (
            name
          )}
          {rest}
        </span>
        {lines.map(({ label, text }) => (
          <span key={`${label} ${text}`} className="block text-14 leading-5 tabular-nums">
            {label && <span className="text-dim">{label}: </span>}
            {text}
          </span>
        ))}
      </span>
    </>
  );
}
