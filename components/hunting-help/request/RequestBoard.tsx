import { Button } from "@mantine/core";
import { useRouter } from "next/router";
import type { ReactNode } from "react";
import mineFirst from "@/components/game/mine-first.module.css";
import { HelpPage } from "@/components/hunting-help/HelpPage";
import { ActiveChips } from "@/components/list/ActiveChips";
import { FilterDrawer } from "@/components/list/FilterDrawer";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { PageLink } from "@/components/ui/PageLink";
import { RadioSegments } from "@/components/ui/RadioSegments";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { costs } from "@/lib/coins/prices";
import { formatLanguage } from "@/lib/hunting-help/format-help";
import { getHelpFormPath, getRequestBoardPath, helpersPath } from "@/lib/hunting-help/help-paths";
import { requestKindLabels } from "@/lib/hunting-help/kinds";
import type { RequestBoardData } from "@/lib/hunting-help/page-data";
import { boardSorts, boardStatuses } from "@/lib/hunting-help/request/board-choices";
import type { BoardQuery } from "@/lib/hunting-help/schema";
import { platformLabels } from "@/lib/site/platforms";
import { formatCount } from "@/lib/text/format";
import { BoardFilters } from "./BoardFilters";
import { RequestRow } from "./RequestRow";

interface RequestBoardProps extends RequestBoardData {
  /** Own requests of the signed-in person. */
  own?: ReactNode;
}

/** The board of requests. All of its state is in the address. */
export function RequestBoard({ own, ...page }: RequestBoardProps) {
  const { query, requests, nextCursor, monsters, now } = page;
  const router = useRouter();
  const { cursor, ...fields } = query;
  const change = (by: Readonly<Record<string, string>>) =>
    void router.push(getRequestBoardPath({ ...fields, ...by }), undefined, { scroll: false });
  const active = listActiveFilters(page);
  const reset = () => change(Object.fromEntries(active.map(({ key }) => [key, ""])));
  const count = formatCount(requests.length, "request", "requests");
  return (
    <HelpPage
      title="Hunting Help"
      path={getRequestBoardPath({ ...fields, cursor })}
      noIndex={active.length > 0 || cursor !== undefined}
      summary="Ask for a build or a hunt, and earn coins with good answers."
      description="Monster Hunter Wilds build requests and hunt support: ask other players, answer with a build from the builder, and earn coins for approved answers."
      actions={
        <>
          <ButtonLink href={getHelpFormPath("find")}>Find a hunt</ButtonLink>
          <ButtonLink href={getHelpFormPath("new")} variant="filled">
            Ask for help
          </ButtonLink>
        </>
      }
    >
      {own}
      <div className="grid gap-4 lg:gap-8 lg:grid-cols-[240px_minmax(0,1fr)] items-start">
        <FilterDrawer active={active.length} result={count} onReset={reset}>
          <BoardFilters query={query} monsters={monsters} onChange={change} />
        </FilterDrawer>
        <section aria-labelledby="board-title" className="min-w-0">
          <h2 id="board-title" className="visually-hidden">
            Requests
          </h2>
          <div className="flex flex-wrap items-end justify-between gap-3 mb-3">
            <RadioSegments
              label="Status"
              isLabelHidden
              options={boardStatuses.map((value) => ({ value, label: boardStatusLabels[value] }))}
              value={query.sort === "new" ? query.status : "open"}
              onChange={(status) => change({ status, sort: status === "open" ? query.sort : "new" })}
            />
            <RadioSegments
              label="Sort"
              isLabelHidden
              options={boardSorts.map((value) => ({ value, label: boardSortLabels[value] }))}
              value={query.sort}
              onChange={(sort) => change({ sort, status: sort === "new" ? query.status : "open" })}
            />
          </div>
          {active.length > 0 && (
            <div className="mb-3">
              <ActiveChips filters={active} onClear={(key) => change({ [key]: "" })} onReset={reset} />
            </div>
          )}
          {requests.length > 0 ? (
            <>
              {requests.some(({ weapon }) => weapon) && (
                <p className={`${mineFirst.note} mb-2.5 text-14 leading-5 text-dim`}>
                  Requests about your weapon come first.
                </p>
              )}
              <ul className="grid gap-2.5">
                {requests.map((row) => (
                  <RequestRow key={row.id} row={row} now={now} isMineFirst />
                ))}
              </ul>
            </>
          ) : (
            <NoRequests isFiltered={active.length > 0} hasMore={nextCursor !== null} onReset={reset} />
          )}
          <p className="mt-4 text-14 leading-5">
            <PageLink href={helpersPath}>Top helpers</PageLink>
          </p>
          {(cursor !== undefined || nextCursor !== null) && (
            <nav aria-label="Pages" className="flex flex-wrap gap-2 mt-4">
              {cursor !== undefined && <ButtonLink href={getRequestBoardPath(fields)}>First page</ButtonLink>}
              {nextCursor !== null && (
                <ButtonLink href={getRequestBoardPath({ ...fields, cursor: nextCursor })}>
                  Next page
                </ButtonLink>
              )}
            </nav>
          )}
        </section>
      </div>
    </HelpPage>
  );
}

interface NoRequestsProps {
  isFiltered: boolean;
  hasMore: boolean;
  onReset(): void;
}

function NoRequests({ isFiltered, hasMore, onReset }: NoRequestsProps) {
  if (hasMore) return <EmptyState title="No matches here">The next page may have some.</EmptyState>;
  return isFiltered ? (
    <EmptyState title="No requests match" action={<Button onClick={onReset}>Reset filters</Button>}>
      Try fewer filters, or post your own request.
    </EmptyState>
  ) : (
    <EmptyState
      title="No requests yet"
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <ButtonLink href={getHelpFormPath("new")}>Ask for help</ButtonLink>
          <ButtonLink href={getHelpFormPath("find")} variant="default">
            Find a hunt
          </ButtonLink>
        </span>
      }
    >
      A build request costs {costs.buildRequest.coins} coins, which daily visits and the quiz bring. Finding a
      hunt is free.
    </EmptyState>
  );
}

const boardStatusLabels: Readonly<Record<BoardQuery["status"], string>> = {
  open: "Open",
  solved: "Solved",
  expired: "Expired",
  all: "All",
};

const boardSortLabels: Readonly<Record<BoardQuery["sort"], string>> = {
  new: "Newest",
  unanswered: "Unanswered",
  expiring: "Expiring soon",
};

/** The filters that are on, as text. */
function listActiveFilters({ query, monsters, questName }: RequestBoardData) {
  const { kind, monster, quest, weapon, platform, language, q } = query;
  return [
    { key: "q", label: "Search", value: q?.trim() ?? "" },
    { key: "kind", label: "Kind", value: kind ? requestKindLabels[kind] : "" },
    {
      key: "monster",
      label: "Monster",
      value: monster ? (monsters.find(({ id }) => id === monster)?.name ?? monster) : "",
    },
    { key: "quest", label: "Quest", value: quest ? (questName ?? quest) : "" },
    { key: "weapon", label: "Weapon", value: weapon ? weaponTypeLabels[weapon] : "" },
    { key: "platform", label: "Platform", value: platform ? platformLabels[platform] : "" },
    { key: "language", label: "Language", value: language ? formatLanguage(language) : "" },
  ].filter(({ value }) => value !== "");
}
