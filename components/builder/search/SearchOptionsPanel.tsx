import dynamic from "next/dynamic";
import { memo, useState } from "react";
import { PaneSkeleton } from "@/components/builder/PaneSkeleton";
import { Fold } from "@/components/ui/Fold";
import { pick, useBuilder } from "@/hooks/builder/use-builder";
import { useFirstInput } from "@/hooks/ui/use-first-input";
import { formatOptions } from "@/lib/builder/criteria/format-options";

/** Comes with the first input: by the time the options are opened it is there. */
const loadFields = () => import("./SearchOptionFields").then((module) => module.SearchOptionFields);
const SearchOptionFields = dynamic(loadFields, { ssr: false, loading: PaneSkeleton });

/** Search options. Closed, one line sums them up. Closed, it says in one line what is chosen. */
export const SearchOptionsPanel = memo(function SearchOptionsPanel() {
  const { criteria, loadout, collection } = useBuilder(pick("criteria", "loadout", "collection"));
  const [isOpen, setOpen] = useState(false);
  useFirstInput(() => void loadFields().catch(() => {}));
  const { decorations, talismans } = collection;
  const words = formatOptions(criteria, {
    transcended: loadout.transcended,
    owned: decorations !== "unlimited" && criteria.decorations === "own",
    talismans: talismans.length,
  });
  return (
    <Fold
      look="row"
      className="border-y"
      open={isOpen}
      onOpen={setOpen}
      summary={
        <span className="min-w-0">
          <span>Options</span> <span className="font-normal text-dim">{words}</span>
        </span>
      }
    >
      {isOpen && <SearchOptionFields />}
    </Fold>
  );
});
