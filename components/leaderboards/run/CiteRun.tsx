import { useRef } from "react";
import { Button } from "@/components/ui/Button";
import { Field } from "@/components/ui/Field";
import { TextInput } from "@/components/ui/TextInput";
import { useCopy } from "@/hooks/ui/use-copy";
import { getRunPath } from "@/lib/leaderboards/board-paths";
import { siteConfig } from "@/lib/site/config";
import { CopyStatus } from "../parts/CopyStatus";

/** The address of a run, to cite it. */
export function CiteRun({ id }: { id: string }) {
  const { state, copy } = useCopy();
  const box = useRef<HTMLInputElement>(null);
  const address = `${siteConfig.url}${getRunPath(id)}`;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label="Link to cite" className="flex-1 min-w-0">
        <TextInput ref={box} readOnly size="sm" value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <Button size="small" onClick={() => void copy(address, box.current)}>
        Copy link
      </Button>
      <CopyStatus state={state} />
    </div>
  );
}
