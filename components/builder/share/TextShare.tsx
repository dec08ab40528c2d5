import { Button, Textarea } from "@mantine/core";
import { useMemo, useRef } from "react";
import { useCopy } from "@/hooks/ui/use-copy";
import type { DerivedLoadout } from "@/lib/builder/loadout/derived";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { Loadout } from "@/lib/builder/loadout/model";
import { describeLoadout } from "@/lib/builder/share/describe-loadout";
import { formatBuildMessage, maxMessage } from "@/lib/builder/share/share-build";
import type { LoadoutSummary } from "@/lib/builder/summary/summarize-loadout";
import { formatNumber } from "@/lib/text/format";
import { CopyNote } from "./CopyNote";

interface TextShareProps {
  link: string;
  loadout: Loadout;
  derived: DerivedLoadout;
  summary: LoadoutSummary;
  /** Name of the target of the summary. */
  target: string | null;
  getName: GetName;
}

/** The build as a message for Discord and other chats. */
export function TextShare({ link, loadout, derived, summary, target, getName }: TextShareProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { state, copy } = useCopy();
  const text = useMemo(
    () => formatBuildMessage(describeLoadout(loadout, getName, derived, summary, target), link),
    [loadout, getName, derived, summary, target, link],
  );
  return (
    <section className="not-first:border-t not-first:pt-4.5 grid gap-2 min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-15 leading-5 text-default font-bold">Text for Discord</h3>
        <CopyNote state={state} />
      </div>
      <Textarea ref={field} readOnly rows={6} aria-label="Text for Discord" value={text} spellCheck={false} />
      <div className="flex flex-wrap items-center gap-y-2 gap-x-2.5">
        <Button onClick={() => copy(text, field.current)}>Copy text</Button>
        <span className="text-14 leading-5 text-dim tabular-nums">
          {formatNumber(text.length)} of {formatNumber(maxMessage)} characters
        </span>
      </div>
    </section>
  );
}
