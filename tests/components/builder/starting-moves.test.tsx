import { act, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { StartingMoves } from "@/components/builder/layout/StartingMoves";
import { gatherDamageData } from "@/lib/builder/data/gather-builder-data.server";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { getUsualCombo } from "@/lib/builder/target/combos";
import { emptyDamageSetup } from "@/lib/builder/target/damage-setup";
import { getStageConditions } from "@/lib/builder/target/hunt-stages";
import { runOnce } from "@/lib/catalog/run-once";
import { createTestData, TestBuilder, type TestedBuilder } from "@/tests/support/builder-page";
import { stubApi } from "@/tests/support/fake-api";
import { renderWithTheme } from "@/tests/support/render";
import { damageFile, wielding } from "./damage/damage-harness";

const sword = "great-sword-impudent-cheda";
const blades = "dual-blades-kut-ku-pair-i";
const getDamageData = runOnce(gatherDamageData);

function getCombo(weapon: string) {
  const derived = deriveLoadout(wielding(weapon), createTestData().catalog).weapon;
  const combo = derived && getUsualCombo(getDamageData(), derived);
  if (!combo) throw new Error(`${weapon} is a weapon with combos.`);
  return combo.rotation;
}

let versions = 0;

/** A builder with Rathalos as target, and no weapon. */
function renderHunt({ namesMonster = true, rotation = emptyDamageSetup.rotation } = {}) {
  stubApi({ "GET /api/builder/data/damage.json": { body: damageFile() } });
  const seen: { builder: TestedBuilder | null } = { builder: null };
  versions++;
  renderWithTheme(
    <TestBuilder
      setup={{ monster: "rathalos", rotation }}
      version={`starting-moves-${versions}`}
      onBuilder={(builder) => {
        seen.builder = builder;
      }}
    >
      <StartingMoves namesMonster={namesMonster} />
    </TestBuilder>,
  );
  const now = (): TestedBuilder => {
    if (!seen.builder) throw new Error("The builder has rendered.");
    return seen.builder;
  };
  const choose = (id: string) => act(() => void now().act({ type: "wield", id, artian: null }));
  return { now, choose };
}

describe("a target that was there before the weapon", () => {
  test.each([
    ["is named by a link", true],
    ["was chosen without one", false],
  ])("%s: the first weapon brings its usual combo and uptimes", async (_, namesMonster) => {
    const { now, choose } = renderHunt({ namesMonster });
    choose(sword);
    await waitFor(() => expect(now().setup.rotation).toEqual(getCombo(sword)));
    expect(now().setup.conditions).toEqual(getStageConditions("steady", "great-sword"));
    expect(now().setup.monster).toBe("rathalos");
  });

  test("brings no combo again once the moves were cleared, until that is undone", async () => {
    const { now, choose } = renderHunt();
    choose(sword);
    await waitFor(() => expect(now().setup.rotation).toEqual(getCombo(sword)));
    act(() => now().changeSetup({ rotation: [] }));
    choose("great-sword-rathalos-firesword");
    expect(now().setup.rotation).toEqual([]);
    act(() => now().undo());
    act(() => now().undo());
    expect(now().setup.rotation).toEqual(getCombo(sword));
  });

  test("is no step of undo of its own, and begins again with another weapon after it", async () => {
    const { now, choose } = renderHunt();
    choose(sword);
    await waitFor(() => expect(now().setup.rotation).toEqual(getCombo(sword)));
    act(() => now().undo());
    expect(now().loadout.weapon).toBeNull();
    expect(now().setup.rotation).toEqual([]);
    act(() => now().redo());
    expect(now().setup.rotation).toEqual(getCombo(sword));
    act(() => now().undo());
    choose(blades);
    await waitFor(() => expect(now().setup.rotation).toEqual(getCombo(blades)));
  });

  test("leaves moves alone that were chosen, where the weapon can do them", async () => {
    const rotation = getCombo(sword).slice(0, 1);
    const { now, choose } = renderHunt({ rotation });
    choose(blades);
    await waitFor(() => expect(now().setup.rotation).toEqual(getCombo(blades)));
    act(() => now().undo());
    choose(sword);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(now().setup.rotation).toEqual(rotation);
    expect(now().setup.conditions).toEqual(emptyDamageSetup.conditions);
  });
});
