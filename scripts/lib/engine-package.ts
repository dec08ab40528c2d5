import { execFile } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { getBuilderFile } from "@/lib/builder/data/get-builder-file.server";
import { coveredVersion } from "@/lib/site/game-version";
import { root, tools } from "./project.mjs";

/**
 * Builds `packages/engine`: one file for each entry, the facts as JSON, and declarations.
 *
 * @param out folder that becomes its `dist`
 * @returns bytes of the library itself
 */
export async function buildEngine(out: string): Promise<number> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: {
      index: "packages/engine/src/index.ts",
      worker: "lib/builder/worker/engine-worker.ts",
      "worker-node": "packages/engine/src/worker-node.ts",
    },
    ...{ outdir: out, bundle: true, format: "esm", target: "es2022", platform: "neutral" },
    ...{ external: ["node:worker_threads"], metafile: true, logLevel: "error" },
  });
  await writeFile(join(out, "data.json"), getEngineData());
  await writeDeclarations(join(out, "types"));
  const [, index] = Object.entries(metafile.outputs).find(([path]) => path.endsWith("index.js")) ?? [];
  return index?.bytes ?? 0;
}

/** Data for `openEngine`, as JSON. */
function getEngineData(): string {
  const files = ["armor", "weapons", "damage"].map((name) => {
    const text = getBuilderFile(`${name}.json`)?.file().text;
    if (text === undefined) throw new Error(`There is no ${name} file.`);
    return `"${name}":${text}`;
  });
  return `{"gameVersion":${JSON.stringify(coveredVersion.name)},${files.join(",")}}`;
}

async function writeDeclarations(out: string): Promise<void> {
  const project = join(root, "packages/engine");
  await promisify(execFile)(process.execPath, [tools.tsc, "--project", project, "--outDir", out]);
  // Whoever uses the package knows nothing of the alias of this repository, and Node asks for endings.
  for (const file of await readdir(out, { recursive: true })) {
    if (!file.endsWith(".d.ts")) continue;
    const path = join(out, file);
    const top = relative(dirname(path), out);
    const text = await readFile(path, "utf8");
    const names = /((?:from |import\()["'])(@\/|\.)([^"']+)/g;
    await writeFile(
      path,
      text.replace(
        names,
        (_, before, start, rest) => `${before}${start === "." ? "." : `${top}/`}${rest}.js`,
      ),
    );
  }
}
