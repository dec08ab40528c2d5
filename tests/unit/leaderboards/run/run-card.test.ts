import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CardNode } from "@/lib/cards/card-node";
import { cardAssets } from "@/lib/cards/read-card-assets.server";
import { decideRun } from "@/lib/leaderboards/review/decide-run.server";
import { createRunCard } from "@/lib/leaderboards/run/create-run-card";
import { drawRunCard } from "@/lib/leaderboards/run/draw-run-card";
import { readVerifiedRun } from "@/lib/leaderboards/run/read-run.server";
import { serveRunCards } from "@/lib/leaderboards/run/serve-run-card.server";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { addVerified, moderatorOf, submitFor } from "@/tests/support/leaderboards/runs";
import { serveHandler } from "@/tests/support/serve-handler";

const render = vi.fn(async (_drawing: CardNode) => new Uint8Array([1, 2, 3]));
const place = { db: createInProcessDb(), now: () => new Date("2026-11-20T12:00:00Z") };

let origin = "";
let stop: () => Promise<void>;

beforeEach(async () => {
  render.mockClear();
  ({ url: origin, stop } = await serveHandler(serveRunCards(render, async () => place)));
});
afterEach(() => stop());

const load = (id: string) => fetch(`${origin}?id=${id}`);

test("a verified run has a picture with quest, time, place, hunter and category", async () => {
  const id = await addVerified(place, "rook");
  const response = await load(id);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=1, must-revalidate");
  const drawing = render.mock.calls[0]?.[0];
  expect(drawing && textsOf(drawing)).toEqual(
    expect.arrayContaining([
      "1,000 Shimmering Swords",
      "04'00\"00",
      "Record",
      "1st of 1",
      "rook",
      "TA · Bow · PC · Solo",
      "2026-11-20",
    ]),
  );
});

test("the picture is gone with the decision that hides the run", async () => {
  const id = await addVerified(place, "maple", { weapon: "lance" });
  expect((await load(id)).status).toBe(200);
  const verdict = { action: "reject", revision: 1, reason: "video-cut", text: "Cut at 02:10." } as const;
  await decideRun(place, moderatorOf("alma"), { id, ...verdict });
  const hidden = await load(id);
  expect([hidden.status, hidden.headers.get("ETag")]).toEqual([404, null]);
});

test("there is none of a run that waits, and none of an invented one", async () => {
  const { id } = await submitFor(place, "sora", { weapon: "hammer" });
  expect((await load(id)).status).toBe(404);
  expect((await load("nonsense")).status).toBe(404);
  expect((await fetch(origin)).status).toBe(404);
  expect(render).not.toHaveBeenCalled();
});

test("a name with letters that no typeface has is left out, so that no other server is asked for them", async () => {
  const reply = await readVerifiedRun(place, await addVerified(place, "olga", { weapon: "gunlance" }));
  const withNames = (...names: string[]) => {
    const players = names.map((name) => ({ uid: null, name, confirmed: true }));
    return createRunCard({ ...reply, run: { ...reply.run, players } }, "Quest", null).runners;
  };
  expect(withNames("José", "ハンター")).toBe("José and 1 more");
  expect(withNames("Jose\u0301")).toBe("José");
  expect(withNames("🐉")).toBe("");
  const drawing = drawRunCard({ ...createRunCard(reply, "Quest", "rathalos"), runners: "" }, cardAssets());
  expect(textsOf(drawing)).toContain("Verified run");
});

/** All words of a drawing. */
function textsOf({ props: { children } }: CardNode): string[] {
  if (typeof children === "string") return [children];
  return (children ?? []).flatMap(textsOf);
}
