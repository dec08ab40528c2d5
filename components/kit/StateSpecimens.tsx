import { Button, Skeleton } from "@mantine/core";
import { EmptyResult } from "@/components/list/EmptyResult";
import { PagedList } from "@/components/list/PagedList";
import { Card } from "@/components/ui/Card";
import { EmptyState } from "@/components/ui/EmptyState";
import { ErrorState } from "@/components/ui/ErrorState";
import { Fold } from "@/components/ui/Fold";
import { FoldLine } from "@/components/ui/FoldLine";
import { GameIcon } from "@/components/ui/GameIcon";
import { Note } from "@/components/ui/Note";
import type { PagedListState } from "@/hooks/ui/use-paged-list";
import { Specimen } from "./Specimen";

const nothing = () => {};
const settled: PagedListState = {
  hasMore: false,
  loadingMore: false,
  problem: null,
  loadMore: nothing,
  retry: nothing,
};
const pagedStates: readonly { title: string; count: number | null; state: Partial<PagedListState> }[] = [
  { title: "loading", count: null, state: {} },
  { title: "error", count: null, state: { problem: "Check your connection." } },
  { title: "empty", count: 0, state: {} },
  { title: "more to come", count: 2, state: { hasMore: true } },
  { title: "loading more", count: 2, state: { hasMore: true, loadingMore: true } },
  { title: "the next page failed", count: 2, state: { hasMore: true, problem: "The server is busy." } },
];
const blades = ["Ember", "Rime"];
const bladeFilters = [
  { key: "name", label: "Name", value: "hammer", test: (blade: string) => blade.includes("hammer") },
  { key: "attack", label: "Attack", value: "200 or more", test: (blade: string) => blade === "Ember" },
];

/** Specimens of loading, empty and error states. */
export function StateSpecimens() {
  return (
    <>
      <Specimen title="EmptyState, ErrorState, EmptyResult" layout="stack">
        <EmptyState
          title="No builds yet"
          icon={<GameIcon name="chest" size={32} />}
          action={<Button>Open the builder</Button>}
        >
          Save a loadout in the builder to find it here.
        </EmptyState>
        <ErrorState title="The builds could not be loaded" action={<Button>Try again</Button>}>
          Your own builds are saved.
        </ErrorState>
        <EmptyResult
          rows={blades}
          filters={bladeFilters}
          noun={["blade", "blades"]}
          onClear={nothing}
          onReset={nothing}
        />
      </Specimen>
      <Specimen title="Fold: text, row, box" layout="stack">
        <Fold summary="12 more by name">What is in sight once it is open.</Fold>
        <FoldLine>A line in the place of a fold</FoldLine>
        <Fold look="row" className="border-y" summary="Buffs">
          What is in sight once it is open.
        </Fold>
        <Fold look="box" summary="Your hunting habits" open>
          <p className="px-3.5 pb-3">What is in sight as it is open.</p>
        </Fold>
      </Specimen>
      <Specimen title="Note: quiet, warn, bad" layout="stack">
        <Note action={<Button size="xs">Send link</Button>}>
          Verify your email address to publish builds.
        </Note>
        <Note tone="warn" title="Some of this build is not possible in the game:">
          <ul>
            <li>A level 3 decoration is in a level 1 slot.</li>
          </ul>
        </Note>
        <Note tone="bad" action={<Button size="xs">Try again</Button>}>
          Sign-in could not be loaded. Check your connection.
        </Note>
      </Specimen>
      <Specimen title="Skeleton" layout="columns">
        <LoadingCard />
        <Skeleton height={120} />
      </Specimen>
      {pagedStates.map(({ title, count, state }) => (
        <Specimen key={title} title={`PagedList: ${title}`} layout="stack">
          <PagedList
            state={{ ...settled, ...state }}
            count={count}
            name={`builds (${title})`}
            empty={<EmptyState title="No builds yet" />}
            skeleton={<LoadingCard />}
          >
            <p>2 builds are shown here.</p>
          </PagedList>
        </Specimen>
      ))}
      <Specimen title="Card" layout="columns">
        <Card title="Hunting Help" icon={<GameIcon name="help" size={22} />} aside="12 open">
          <p className="mt-1.5 text-dim">Request a build, or share what you know.</p>
        </Card>
        <Card title="Without icon">
          <p className="mt-1.5 text-dim">A card grows with its words.</p>
        </Card>
      </Specimen>
    </>
  );
}

function LoadingCard() {
  return (
    <div className="flex items-center gap-3">
      <Skeleton height={40} circle className="flex-none" />
      <div className="grid flex-1 gap-2">
        <Skeleton width="60%" />
        <Skeleton />
      </div>
    </div>
  );
}
