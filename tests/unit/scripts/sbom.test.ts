import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { listLicenses } from "@/scripts/lib/licenses.mjs";
import { writeSbom } from "@/scripts/lib/sbom.mjs";

const root = join(import.meta.dirname, "../../..");
const folder = await mkdtemp(join(tmpdir(), "quarry-sbom-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const sbomSchema = z.object({
  bomFormat: z.literal("CycloneDX"),
  metadata: z.object({ component: z.object({ name: z.literal("quarry"), version: z.string() }) }),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      purl: z.string().startsWith("pkg:npm/"),
      hashes: z.tuple([z.object({ alg: z.literal("SHA-512"), content: z.hex().length(128) })]),
    }),
  ),
});

test("the software bill of materials lists every package of the production build with its hash", async () => {
  const { file, count } = await writeSbom(join(folder, "not-there-yet"));
  const { components } = sbomSchema.parse(JSON.parse(await readFile(file, "utf8")));
  expect(components).toHaveLength(count);
  const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  const names = [...listLicenses(packages).values()].flat().toSorted();
  expect(names.length).toBeGreaterThan(100);
  expect([...new Set(components.map(({ name }) => name))].toSorted()).toEqual(names);
});
