import { afterEach, describe, expect, test, vi } from "vitest";
import { EngineError } from "@/lib/builder/worker/engine-error";
import { type EnginePortListener, openWorkerPort } from "@/lib/builder/worker/engine-port";
import { type EngineReply, protocolVersion } from "@/lib/builder/worker/protocol";
import { serveEngine } from "@/lib/builder/worker/serve-engine";
import { createEngineClient } from "@/lib/builder/worker/worker-client";
import type { EngineState } from "@/lib/builder/worker/worker-session";
import { greatSwordScenario, longQuery } from "@/tests/support/builder/damage-query";
import { inMemoryWorkers, packedArmor } from "@/tests/support/builder/in-memory-workers";
import { patience } from "@/tests/support/patience";

const easy = { skills: { "weakness-exploit": 5 }, limit: 1 };

function setUp(loadArmor: () => Promise<unknown> = async () => packedArmor) {
  const workers = inMemoryWorkers();
  const states: EngineState[] = [];
  const onState = (state: EngineState) => states.push(state);
  const client = createEngineClient({ open: workers.open, loadArmor, onState });
  return { workers, states, client };
}

async function codeOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof EngineError)) throw new Error("It should have been refused with a code.");
  expect(error.message).not.toBe("");
  return error.code;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a task that cannot be done", () => {
  const { client, workers } = setUp();

  test("is refused with what is wrong with the query", async () => {
    const call = client.run({ kind: "search", query: { skills: { "weaknes-exploit": 5 } } });
    await expect(call).rejects.toThrow(/skills\.weaknes-exploit/);
    expect(await codeOf(client.run({ kind: "headroom", query: { pinned: { head: "nothing" } } }))).toBe(
      "bad-query",
    );
  });

  test("is refused where figures have no meaning", async () => {
    const scenario = greatSwordScenario();
    const broken = { ...scenario, weapon: { ...scenario.weapon, attack: 0 } };
    const query = { objective: { kind: "damage", scenario: broken } } as const;
    expect(await codeOf(client.run({ kind: "search", query }))).toBe("bad-input");
    const objectives = [{ kind: "slots" }, { kind: "slots" }] as const;
    expect(await codeOf(client.run({ kind: "frontier", query: easy, objectives }))).toBe("bad-input");
  });

  test("is refused where it cannot be posted", async () => {
    const scenario = { ...greatSwordScenario(), onEnd: () => {} };
    expect(
      await codeOf(client.run({ kind: "search", query: { objective: { kind: "damage", scenario } } })),
    ).toBe("bad-input");
  });

  test("leaves the worker able to do the next", async () => {
    expect((await client.run({ kind: "search", query: easy })).status).toBe("optimal");
    expect(workers.opened()).toBe(1);
  });
});

describe("a worker", () => {
  test("is made when the first task comes, and no sooner", async () => {
    const { client, workers, states } = setUp();
    expect(workers.opened()).toBe(0);
    await Promise.all([
      client.run({ kind: "search", query: easy }),
      client.run({ kind: "headroom", query: easy }),
    ]);
    expect(workers.opened()).toBe(1);
    expect(states).toEqual(["starting", "ready"]);
  });

  test("that breaks off ends what waits for it, says so, and is replaced", async () => {
    const { client, workers, states } = setUp();
    await client.run({ kind: "search", query: easy });
    const waiting = [
      client.run({ kind: "search", query: longQuery() }),
      client.run({ kind: "headroom", query: easy }),
    ].map(codeOf);
    workers.crash("out of memory");
    expect(await Promise.all(waiting)).toEqual(["crashed", "crashed"]);
    expect(states).toEqual(["starting", "ready", "crashed"]);
    expect(workers.closed()).toBe(1);
    expect((await client.run({ kind: "search", query: easy })).status).toBe("optimal");
    expect(workers.opened()).toBe(2);
    expect(states).toEqual(["starting", "ready", "crashed", "starting", "ready"]);
  });

  test("that cannot be made is a crash too", async () => {
    const open = () => {
      throw new Error("No workers here.");
    };
    const client = createEngineClient({ open, loadArmor: async () => packedArmor });
    expect(await codeOf(client.run({ kind: "search", query: easy }))).toBe("crashed");
  });

  test("that says what nobody understands is let go", async () => {
    let closed = 0;
    const open = ({ onMessage }: EnginePortListener) => ({
      post: () => queueMicrotask(() => onMessage({ hello: "page" })),
      close: () => {
        closed++;
      },
    });
    const client = createEngineClient({ open, loadArmor: async () => packedArmor });
    expect(await codeOf(client.run({ kind: "search", query: easy }))).toBe("crashed");
    expect(closed).toBe(1);
  });

  test("of another version is refused, and is not tried again", async () => {
    let opened = 0;
    const open = ({ onMessage }: EnginePortListener) => {
      opened++;
      const reply = { type: "started", version: 99 };
      return { post: () => queueMicrotask(() => onMessage(reply)), close: () => {} };
    };
    const states: EngineState[] = [];
    const onState = (state: EngineState) => states.push(state);
    const client = createEngineClient({ open, loadArmor: async () => packedArmor, onState });
    expect(await codeOf(client.run({ kind: "search", query: easy }))).toBe("wrong-version");
    expect(await codeOf(client.run({ kind: "search", query: easy }))).toBe("wrong-version");
    expect(opened).toBe(1);
    expect(states).toEqual(["starting", "refused"]);
  });

  test("refuses a page of another version", () => {
    const replies: EngineReply[] = [];
    const receive = serveEngine({ post: (reply) => replies.push(reply), clock: () => 0 });
    receive({ type: "start", version: 0, armor: packedArmor });
    expect(replies).toMatchObject([{ type: "refused", error: { code: "wrong-version" } }]);
  });

  test("takes no task without data, and does not mind what it does not know", async () => {
    const replies: EngineReply[] = [];
    const receive = serveEngine({ post: (reply) => replies.push(reply), clock: () => 0 });
    for (const message of [null, 3, "run", {}, { type: "dance" }, { type: "cancel", id: 7 }])
      receive(message);
    expect(replies).toEqual([]);
    receive({ type: "run", id: 1, task: { kind: "search", query: easy } });
    await vi.waitFor(() => expect(replies).toHaveLength(1), patience);
    expect(replies).toMatchObject([{ type: "failed", id: 1, error: { code: "not-started" } }]);
  });

  test("speaks through the thread that it runs in", async () => {
    const heard: ((event: unknown) => void)[] = [];
    const posted: unknown[] = [];
    vi.stubGlobal("self", {
      postMessage: (reply: unknown) => posted.push(reply),
      addEventListener: (_: string, listener: (event: unknown) => void) => heard.push(listener),
    });
    await import("@/lib/builder/worker/engine-worker");
    heard[0]?.({ data: { type: "start", version: protocolVersion, armor: packedArmor } });
    expect(posted).toEqual([{ type: "started", version: protocolVersion }]);
  });
});

describe("data that cannot be had", () => {
  test("is loaded again with the next task", async () => {
    const loads: (() => Promise<unknown>)[] = [
      () => Promise.reject(new Error("Offline.")),
      async () => packedArmor,
    ];
    const { client, states } = setUp(() => loads.shift()?.() ?? Promise.reject(new Error("Once too often.")));
    await expect(client.run({ kind: "search", query: easy })).rejects.toThrow(/Offline/);
    expect(states).toEqual(["starting", "idle"]);
    expect((await client.run({ kind: "search", query: easy })).status).toBe("optimal");
  });

  test("is refused where it is damaged or of another version", async () => {
    expect(await codeOf(setUp(async () => ({})).client.run({ kind: "search", query: easy }))).toBe("damaged");
    const other = setUp(async () => ({ file: "armor", format: 99, tables: [] }));
    expect(await codeOf(other.client.run({ kind: "search", query: easy }))).toBe("wrong-version");
    expect(other.states).toEqual(["starting", "refused"]);
    expect(other.workers.closed()).toBe(1);
  });
});

describe("a closed client", () => {
  test("ends its worker and what waits for it, and takes nothing more", async () => {
    const { client, workers, states } = setUp();
    await client.run({ kind: "search", query: easy });
    const waiting = codeOf(client.run({ kind: "search", query: longQuery() }));
    client.close();
    expect(await waiting).toBe("closed");
    expect(workers.closed()).toBe(1);
    expect(states.at(-1)).toBe("closed");
    expect(await codeOf(client.run({ kind: "search", query: easy }))).toBe("closed");
    expect(workers.opened()).toBe(1);
  });

  test("lets go of a worker that is still to be made", async () => {
    const { client, workers } = setUp();
    const waiting = codeOf(client.run({ kind: "search", query: easy }));
    client.close();
    expect(await waiting).toBe("closed");
    expect(workers.opened()).toBe(0);
  });
});

describe("the line to a browser's worker", () => {
  test("hands on messages and failures", () => {
    const sent: unknown[] = [];
    const worker = {
      postMessage: (message: unknown) => sent.push(message),
      terminate: vi.fn(),
      onmessage: null as ((event: { data: unknown }) => void) | null,
      onerror: null as ((event: { message: string; preventDefault: () => void }) => void) | null,
      onmessageerror: null as (() => void) | null,
    };
    const heard: unknown[] = [];
    const crashes: string[] = [];
    const port = openWorkerPort(worker as unknown as Worker, {
      onMessage: (message) => heard.push(message),
      onCrash: (reason) => crashes.push(reason),
    });
    port.post(1);
    worker.onmessage?.({ data: 2 });
    worker.onerror?.({ message: "", preventDefault: () => {} });
    worker.onerror?.({ message: "Boom", preventDefault: () => {} });
    worker.onmessageerror?.();
    port.close();
    expect([sent, heard]).toEqual([[1], [2]]);
    expect(crashes).toEqual(["The worker could not be loaded.", "Boom.", "A message could not be read."]);
    expect(worker.terminate).toHaveBeenCalledOnce();
  });
});
