import { Card } from "@/components/ui/Card";
import { GameIcon } from "@/components/ui/GameIcon";
import { PageLink } from "@/components/ui/PageLink";
import { coveredVersion, gameUpdates } from "@/lib/site/game-version";

/** Latest updates of the game, and the version that this site is up to date with. */
export function GameUpdates() {
  return (
    <Card title={`Up to date with ${coveredVersion.name}`} icon={<GameIcon name="monster" size={22} />}>
      <p className="mt-1.5 text-dim">Covers the base game and all updates as of {coveredVersion.month}.</p>
      <ol className="mt-3.5 border-t text-14 leading-5">
        {gameUpdates.map(({ name, monsters }) => (
          <li key={name} className="flex gap-4 justify-between py-1.75 border-b">
            <span className="text-dim whitespace-nowrap">{name}</span>
            <span className="text-end">{monsters}</span>
          </li>
        ))}
      </ol>
      <div className="min-h-13 mt-auto flex items-end pt-4">
        <PageLink href="/wiki" className="hover:underline underline-offset-3">
          Open the wiki
        </PageLink>
      </div>
    </Card>
  );
}
