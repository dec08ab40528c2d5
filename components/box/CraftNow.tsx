import { Button } from "@mantine/core";
import { useState, useSyncExternalStore } from "react";
import { EntityLink } from "@/components/game/EntityLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { PageLink } from "@/components/ui/PageLink";
import { type KeyStore, openKeys } from "@/hooks/builder/own-keys";
import { useBuilderData } from "@/hooks/builder/use-builder-data";
import { createLateData } from "@/hooks/builder/use-late-data";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import { getOwnedGear } from "@/lib/shopping/owned-gear-store";
import { wishlistPath } from "@/lib/site/wiki-paths";
import { formatCount } from "@/lib/text/format";
import { UnreadyData } from "./advice/UnreadyData";

/** Pieces of a kind that are shown at first. */
const shown = 24;

const kinds = [
  { kind: "weapon", entity: "weapons", words: ["weapon", "weapons"] },
  { kind: "armor", entity: "armor", words: ["armor piece", "armor pieces"] },
  { kind: "charm", entity: "charms", words: ["charm", "charms"] },
] as const;

const useCraftableKeys = createLateData((_version: string) => openKeys("craftable"));

/** Gear that the materials of the box are enough for and that is not ticked as owned, each by itself. */
export function CraftNow({ version }: { version: string }) {
  const builder = useBuilderData(version);
  const keys = useCraftableKeys(true, version);
  if (builder.status === "failed") return <UnreadyData state={builder} height={160} />;
  if (keys.status === "failed") return <UnreadyData state={keys} height={160} />;
  if (builder.status !== "ready" || keys.status !== "ready")
    return <UnreadyData state={{ status: "loading" }} height={160} />;
  return <Craftable store={keys.data} builderData={builder.builderData} />;
}

function Craftable({ store, builderData }: { store: KeyStore; builderData: BuilderData }) {
  const keys = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [whole, setWhole] = useState<string | null>(null);
  const { have } = getOwnedGear();
  const { getName, armor } = builderData;
  const sets = new Map(armor.armor.map(({ id, set }) => [id, set]));
  const groups = kinds.map(({ kind, ...rest }) => ({
    ...rest,
    kind,
    pieces: [...keys]
      .filter((key) => key.startsWith(`${kind}/`) && !have.has(key))
      .map((key) => key.slice(kind.length + 1))
      .map((id) => ({ id, name: getName(kind, id), set: sets.get(id) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, "en")),
  }));
  if (groups.every(({ pieces }) => pieces.length === 0))
    return (
      <EmptyState
        title="Nothing yet"
        action={
          <PageLink href={wishlistPath} className="underline underline-offset-3">
            Open the wishlist
          </PageLink>
        }
      >
        Count your materials on the wishlist or import them: what they are enough for is listed here.
      </EmptyState>
    );
  return (
    <>
      {groups.map(({ kind, entity, words, pieces }) => {
        const visible = whole === kind ? pieces : pieces.slice(0, shown);
        return (
          pieces.length > 0 && (
            <div key={kind} className="mb-5">
              <h3 className="mb-2 font-semibold">{formatCount(pieces.length, words[0], words[1])}</h3>
              <ul className="grid gap-x-4 md:grid-cols-2 lg:grid-cols-3">
                {visible.map(({ id, name, set }) => (
                  <li key={id} className="flex min-w-0 items-center justify-between gap-3 py-1.5 border-t">
                    <EntityLink
                      className="min-w-0 wrap-anywhere"
                      entity={entity}
                      id={id}
                      name={name}
                      set={set}
                    />
                    <PageLink
                      href={`/builder?${kind}=${id}`}
                      className="flex-none py-1 text-14 underline underline-offset-3"
                      aria-label={`Try ${name} in the builder`}
                    >
                      Try it
                    </PageLink>
                  </li>
                ))}
              </ul>
              {visible.length < pieces.length && (
                <Button variant="default" className="mt-2" onClick={() => setWhole(kind)}>
                  Show all {formatCount(pieces.length, words[0], words[1])}
                </Button>
              )}
            </div>
          )
        );
      })}
      <p className="max-w-text text-14 leading-5 text-dim">
        Each by itself: two pieces may need the same material, and zenny is not counted. In the builder’s
        search, “Own or can craft now” finds the best set of them.
      </p>
    </>
  );
}
