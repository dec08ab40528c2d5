import { IconHistory } from "@tabler/icons-react";
import { coveredVersion } from "@/lib/site/game-version";

/** Says that a build was saved under another state of the game than the present one; else nothing. */
export function VersionNote({ gameVersion }: { gameVersion: string }) {
  if (gameVersion === coveredVersion.name) return null;
  return (
    <p className="flex items-start gap-1.5 text-13 leading-4.5 text-warn">
      <IconHistory size={16} stroke={1.75} aria-hidden="true" />
      <span>
        Made for {gameVersion}; current version: {coveredVersion.name}
      </span>
    </p>
  );
}
