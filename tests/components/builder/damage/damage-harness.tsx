import { screen, waitFor } from "@testing-library/react";
import { vi } from "vitest";
import { DamagePane } from "@/components/builder/damage/DamagePane";
import { type Builder, useBuilder } from "@/hooks/builder/use-builder";
import { packDamageData } from "@/lib/builder/data/damage-file";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import type { Loadout } from "@/lib/builder/loadout/model";
import { type DamageSetup, emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { beginHistory } from "@/lib/builder/workspace/history";
import { emptyWorkspace } from "@/lib/builder/workspace/workspace";
import { runOnce } from "@/lib/catalog/run-once";
import { createTestData, testLoadout } from "@/tests/support/builder-page";
import { stubApi } from "@/tests/support/fake-api";
import { renderWithTheme } from "@/tests/support/render";

/** The file as it comes from the server. */
export const damageFile = runOnce((): unknown =>
  JSON.parse(JSON.stringify(packDamageData(gatherDamageData()))),
);

/** A loadout that wields a weapon without decorations. */
export function wielding(id: string, decorations: readonly string[] = []): Loadout {
  return testLoadout({ weapon: { id, decorations, artian: null } });
}

let versions = 0;

/** The pane with its data, and the builder as of the last render. */
export async function renderPane(loadout: Loadout, hunt: Partial<DamageSetup> = {}) {
  stubApi({ "GET /api/builder/data/damage.json": { body: damageFile() } });
  const onTab = vi.fn();
  const onSearch = vi.fn();
  const seen: { builder: Builder | null } = { builder: null };
  function Host() {
    const builder = useBuilder(
      createTestData(),
      beginHistory({ ...emptyWorkspace, loadout, setup: { ...emptyDamageSetup, ...hunt } }),
    );
    seen.builder = builder;
    return <DamagePane builder={builder} version={`test-${versions}`} onSearch={onSearch} onTab={onTab} />;
  }
  versions++;
  const rendered = renderWithTheme(<Host />);
  await waitFor(() => screen.getByRole("combobox", { name: "Monster" }));
  const now = (): Builder => {
    if (!seen.builder) throw new Error("The pane has rendered.");
    return seen.builder;
  };
  return { ...rendered, now, onTab, onSearch };
}
