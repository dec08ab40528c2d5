import { Button, TextInput } from "@mantine/core";
import { useRef } from "react";
import { useCopy } from "@/hooks/ui/use-copy";
import { getRunPath } from "@/lib/leaderboards/board/board-paths";
import { siteConfig } from "@/lib/site/config";
import { CopyStatus } from "../parts/CopyStatus";

/** The address of a run, to cite it. */
export function CiteRun({ id }: { id: string }) {
  const { state, copy } = useCopy();
  const box = useRef<HTMLInputElement>(null);
  const address = `${siteConfig.url}${getRunPath(id)}`;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextInput
        label="Link to cite"
        className="flex-1 min-w-0"
        ref={box}
        readOnly
        size="sm"
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <Button size="xs" onClick={() => void copy(address, box.current)}>
        Copy link
      </Button>
      <CopyStatus state={state} />
    </div>
  );
}
