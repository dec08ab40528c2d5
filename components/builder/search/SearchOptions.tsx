import { IconChevronDown } from "@tabler/icons-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import type { Builder } from "@/hooks/builder/use-builder";
import { useFirstInput } from "@/hooks/ui/use-first-input";
import { formatOptions } from "@/lib/builder/criteria/format-options";
import { PaneSkeleton } from "../layout/PaneSkeleton";
import classes from "./SearchOptions.module.css";

/** Comes with the first input: by the time the options are opened it is there. */
const loadFields = () => import("./SearchOptionFields").then((module) => module.SearchOptionFields);
const SearchOptionFields = dynamic(loadFields, { ssr: false, loading: PaneSkeleton });

/** What a set may be made of. Closed, it says in one line what is chosen. */
export function SearchOptions({ builder, version }: { builder: Builder; version: string }) {
  const { criteria, loadout, own } = builder;
  const [isOpen, setOpen] = useState(false);
  useFirstInput(() => void loadFields().catch(() => {}));
  const { decorations, talismans } = own.collection;
  const words = formatOptions(criteria, {
    transcended: loadout.transcended,
    owned: decorations !== "unlimited" && criteria.decorations === "own",
    talismans: talismans.length,
  });
  return (
    <details
      className={classes.options}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary
        className={`${classes.summary} list-none min-h-11 flex items-baseline gap-2 py-2.5 text-14 leading-5`}
      >
        <span className="font-semibold">Options</span> <span className="text-dim">{words}</span>
        <IconChevronDown
          size={18}
          stroke={1.75}
          aria-hidden="true"
          className={`${classes.arrow} self-center ms-auto flex-none text-dim`}
        />
      </summary>
      {isOpen && <SearchOptionFields builder={builder} version={version} />}
    </details>
  );
}
