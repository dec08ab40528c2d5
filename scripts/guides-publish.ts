import { callServer, chooseTarget, runMain } from "./lib/target";

/**
 * Puts the guides of `data/guides` into the store. Guides that were edited on the site are named and left alone. The
 * last line is always `N published, N updated, N unchanged, N kept`.
 */
runMain(async () => {
  const target = await chooseTarget();
  const { publishShippedGuides, shippedResultSchema } = await import("@/lib/guides/publish-shipped.server");
  const { published, updated, unchanged, kept } =
    target.kind === "server"
      ? await callServer(target.address, "publish-guides", shippedResultSchema)
      : await publishShippedGuides(await getDependencies());
  console.log(`${target.name}:`);
  for (const slug of [...published, ...updated]) console.log(`  ${slug}`);
  for (const slug of kept) console.log(`  ${slug}: edited on the site, not changed`);
  console.log(
    `${published.length} published, ${updated.length} updated, ${unchanged.length} unchanged, ${kept.length} kept`,
  );
  return 0;
});

async function getDependencies() {
  const { getDb } = await import("@/lib/firebase/admin.server");
  return { db: await getDb(), now: () => new Date() };
}
