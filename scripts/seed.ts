import { callServer, chooseTarget, runMain } from "./lib/target";

/** Writes the demo's people, balances, ledgers, builds and runs. Whoever is there already is left alone. */
runMain(async () => {
  const target = await chooseTarget();
  const { seedDemo, seedResultSchema } = await import("@/lib/demo/seed-demo.server");
  const result =
    target.kind === "server"
      ? await callServer(target.address, "seed", seedResultSchema)
      : await seedDemo(await seedDependencies());
  const { accounts, written, entries, builds, runs } = result;
  const people =
    written === 0
      ? `${accounts} accounts, all present already`
      : `${accounts} accounts, ${written} written now with ${entries} ledger entries and ${builds} builds`;
  // One line: the demo shows the last one.
  console.log(runs === 0 ? people : `${people}, and ${runs} leaderboard runs`);
  return 0;
});

async function seedDependencies() {
  const { getAdminAuth, getDb } = await import("@/lib/firebase/admin.server");
  const { siteConfig } = await import("@/lib/site/config");
  return {
    db: await getDb(),
    auth: await getAdminAuth(),
    now: () => new Date(),
    projectId: siteConfig.firebase.projectId,
    isEmpty: process.env.QUARRY_DEMO_EMPTY === "1",
  };
}
