import { chooseTarget, runMain, usageOf } from "./lib/target";

/**
 * `quarry migrate`: brings stored documents of an earlier version into the present shape. `--dry-run` looks and writes
 * nothing. May be ended at any time and run again.
 */
runMain(async () => {
  const [option, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || (option && option !== "--dry-run"))
    throw new Error(usageOf("migrate", "[--dry-run]"));
  const target = await chooseTarget();
  if (target.kind === "server") throw new Error("The embedded store is made anew with each start.");
  const { getDb } = await import("@/lib/firebase/admin.server");
  const { runMigrations } = await import("@/lib/migrations/run-migrations.server");
  const isDryRun = option === "--dry-run";
  const results = await runMigrations({ db: await getDb() }, { isDryRun });
  console.log(`${target.name}:`);
  for (const { id, seen, changed } of results) {
    console.log(`  ${id}: ${changed} of ${seen} documents ${isDryRun ? "would be changed" : "changed"}`);
  }
  console.log(results.length === 0 ? "Nothing to do." : isDryRun ? "Nothing was written." : "Done.");
  return 0;
});
