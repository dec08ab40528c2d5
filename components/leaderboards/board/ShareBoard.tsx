import { Button, Textarea } from "@mantine/core";
import { useRef } from "react";
import { useCopy } from "@/hooks/ui/use-copy";
import { getBoardOverlayPath, getEmbedPath, getFeedPath } from "@/lib/leaderboards/board/board-paths";
import { siteConfig } from "@/lib/site/config";
import { CopyStatus } from "../parts/CopyStatus";

const feeds = [
  { format: "atom", label: "Atom feed of records" },
  { format: "json", label: "Board as JSON" },
  { format: "csv", label: "Board as CSV" },
] as const;

/** Ways to take the board elsewhere: feeds, and a frame for another site. */
export function ShareBoard({ id, title }: { id: string; title: string }) {
  const { state, copy } = useCopy();
  const box = useRef<HTMLTextAreaElement>(null);
  const name = title.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const snippet = `<iframe src="${siteConfig.url}${getEmbedPath(id)}" title="${name}" width="100%" height="480" style="border:0" loading="lazy"></iframe>`;
  return (
    <div className="grid gap-4">
      <ul className="flex flex-wrap gap-y-1 gap-x-5 text-14 leading-5" aria-label="Feeds">
        {feeds.map(({ format, label }) => (
          <li key={format}>
            <a href={getFeedPath(id, format)}>{label}</a>
          </li>
        ))}
        <li>
          <a href={getBoardOverlayPath(id)}>Overlay for OBS</a>
        </li>
      </ul>
      <div className="grid gap-2">
        <Textarea
          label="Embed"
          description="Paste this into a page of your own. It shows the first ten runs."
          ref={box}
          readOnly
          rows={3}
          value={snippet}
          onFocus={(event) => event.target.select()}
        />
        <div className="flex items-center gap-3">
          <Button size="xs" onClick={() => void copy(snippet, box.current)}>
            Copy snippet
          </Button>
          <CopyStatus state={state} />
        </div>
      </div>
    </div>
  );
}
