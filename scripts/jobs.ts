import { jobNames } from "@/lib/jobs/schema";
import { chooseTarget, runMain, usageOf } from "./lib/target";

/** `quarry jobs [job …]`: what `POST /api/jobs` does, for a scheduler that starts a process. Exit code 1 if one failed. */
runMain(async () => {
  const words = process.argv.slice(2);
  const names = jobNames.filter((name) => words.includes(name));
  if (names.length < words.length) throw new Error(usageOf("jobs", `[${jobNames.join("|")} …]`));
  const target = await chooseTarget();
  if (target.kind === "server")
    throw new Error("Jobs of the embedded store are run by POST /api/jobs alone.");
  const { createSystemDependencies } = await import("@/lib/api/create-dependencies.server");
  const { runJobs } = await import("@/lib/jobs/run-jobs.server");
  const { results } = await runJobs(await createSystemDependencies(), names.length > 0 ? names : jobNames);
  console.log(`${target.name}:`);
  for (const { job, done, hasMore } of results)
    console.log(`  ${job}: ${done}${hasMore ? ", more is due" : ""}`);
  return 0;
});
