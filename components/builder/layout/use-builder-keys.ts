import { useMemo, useState } from "react";
import { focusWhenThere } from "@/hooks/ui/focus-when-there";
import { useShortcuts } from "@/hooks/ui/use-shortcuts";
import { builderKeys } from "../builder-keys";
import type { BuilderTab } from "../builder-tabs";
import { getPaneId } from "./get-panes";

/**
 * The keys of the builder and the ways that its skip links take, which are the same. The keys of the places are in
 * the loadout's pane.
 *
 * @param show brings a pane onto the screen
 */
export function useBuilderKeys(show: (tab: BuilderTab) => void) {
  const [hasKeys, setKeys] = useState(true);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const ways = useMemo(() => {
    const go = (tab: BuilderTab, target: string) => {
      show(tab);
      focusWhenThere(`#${getPaneId(tab)} ${target}`);
    };
    return {
      onSkill: () => go("search", "[data-skill-targets] [role=combobox]"),
      onResults: () => go("search", "[data-sets] > [data-current] button"),
      onLoadout: () => go("loadout", "li button"),
      onKeys: () => setHelpOpen(true),
    };
  }, [show]);
  useShortcuts(
    {
      [builderKeys.skill]: ways.onSkill,
      [builderKeys.results]: ways.onResults,
      [builderKeys.help]: ways.onKeys,
    },
    hasKeys,
  );
  return { ways, hasKeys, setKeys, isHelpOpen, closeHelp: () => setHelpOpen(false) };
}
