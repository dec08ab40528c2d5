import dynamic from "next/dynamic";
import { useRouter } from "next/router";
import type { ReactNode } from "react";
import type { ReportPart } from "@/components/game/report-part";
import { HelpPage } from "@/components/hunting-help/HelpPage";
import { ChoiceFilter } from "@/components/list/ChoiceFilter";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { useCurrentUser } from "@/hooks/account/use-auth";
import { useTimeZone } from "@/hooks/hunting-help/use-time-zone";
import { getLoginPath } from "@/lib/account/next-path";
import { languages } from "@/lib/catalog/languages";
import { getHelpFormPath } from "@/lib/hunting-help/help-paths";
import type { HuntSearch } from "@/lib/hunting-help/hunt/hunt-schema";
import { requestPrices } from "@/lib/hunting-help/kinds";
import type { FindPageData } from "@/lib/hunting-help/page-data";
import { platformLabels, platforms } from "@/lib/site/platforms";
import { formatCount } from "@/lib/text/format";
import { SearchItem } from "./SearchItem";

/** Not for visitors: it comes once somebody is signed in. */
const JoinTools = dynamic(() => import("./JoinTools").then((module) => module.JoinTools), {
  ssr: false,
});

/** The way into a hunt; for visitors it leads to the sign-in first. */
function JoinPart({ search }: { search: HuntSearch }) {
  const user = useCurrentUser();
  const { asPath } = useRouter();
  const { author, players, seats } = search;
  if (user) return <JoinTools uid={user.uid} search={search} />;
  if (players.length >= seats) return null;
  return (
    <ButtonLink href={getLoginPath(asPath)} target="_self" variant="light">
      Sign in to join <span className="visually-hidden">{author.displayName}</span>
    </ButtonLink>
  );
}

interface FindPageProps extends FindPageData {
  /** The entry of the person who is signed in; for visitors the way to sign in. */
  own: ReactNode;
  ReportButton: ReportPart;
}

/** Hunts that look for hunters. */
export function FindPage({
  own,
  ReportButton,
  query,
  searches,
  nextCursor,
  monsters,
  quests,
  now,
}: FindPageProps) {
  const router = useRouter();
  const timeZone = useTimeZone();
  const { cursor, ...fields } = query;
  const toPath = (by: Readonly<Record<string, string>>) => getHelpFormPath("find", { ...fields, ...by });
  const change = (by: Readonly<Record<string, string>>) =>
    void router.push(toPath(by), undefined, { scroll: false });
  const isFiltered = Object.values(fields).some(Boolean);
  return (
    <HelpPage
      title="Find a hunt"
      path={getHelpFormPath("find")}
      summary="Join a party, or open one. It is free."
      description="Find a party for Monster Hunter Wilds, by quest, monster, platform and language. Join with one button, and get the lobby ID once you are in."
    >
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_340px] items-start">
        <div className="lg:order-2">{own}</div>
        <section aria-labelledby="searches-title" className="min-w-0">
          <h2 id="searches-title" className="mb-3 text-20 leading-7">
            <span role="status">
              {searches.length > 0
                ? `${formatCount(searches.length, "hunt", "hunts")} looking for hunters`
                : "Looking for hunters"}
            </span>
          </h2>
          <div className="grid gap-3 grid-cols-2 md:grid-cols-4 mb-4">
            <ChoiceFilter
              label="Monster"
              value={query.monster ?? ""}
              options={monsters.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(monster) => change({ monster })}
            />
            <ChoiceFilter
              label="Quest"
              value={query.quest ?? ""}
              options={quests.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(quest) => change({ quest })}
            />
            <ChoiceFilter
              label="Your platform"
              value={query.platform ?? ""}
              options={platforms.map((value) => ({ value, label: platformLabels[value] }))}
              onChange={(platform) => change({ platform })}
            />
            <ChoiceFilter
              label="Language"
              value={query.language ?? ""}
              options={languages.map(({ code, englishName }) => ({ value: code, label: englishName }))}
              onChange={(language) => change({ language })}
            />
          </div>
          {searches.length > 0 ? (
            <ul className="grid gap-2.5">
              {searches.map((search) => (
                <SearchItem
                  key={search.author.uid}
                  search={search}
                  now={now}
                  timeZone={timeZone}
                  join={<JoinPart search={search} />}
                  report={
                    <ReportButton
                      target={{ kind: "hunt-search", id: search.author.uid }}
                      owner={search.author.uid}
                    />
                  }
                />
              ))}
            </ul>
          ) : (
            <EmptyState
              title={isFiltered ? "No hunts match" : "Nobody is looking right now"}
              action={
                isFiltered ? (
                  <ButtonLink href={getHelpFormPath("find")}>Clear filters</ButtonLink>
                ) : (
                  <ButtonLink href={getHelpFormPath("new", { kind: "hunt-support" })}>
                    {`Ask for hunt support, ${requestPrices["hunt-support"]} coins`}
                  </ButtonLink>
                )
              }
            >
              Open a hunt for now or for a later time, and others can join it.
            </EmptyState>
          )}
          {(cursor || nextCursor) && (
            <nav aria-label="Pages" className="flex flex-wrap gap-2 mt-4">
              {cursor && <ButtonLink href={toPath({})}>First page</ButtonLink>}
              {nextCursor && <ButtonLink href={toPath({ cursor: nextCursor })}>Next page</ButtonLink>}
            </nav>
          )}
        </section>
      </div>
    </HelpPage>
  );
}
