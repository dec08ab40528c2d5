import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

type Case = [name: string, path: string, source: string];

const importRules = ["lint/style/noRestrictedImports", "lint/style/noRestrictedGlobals"];
const temporary: string[] = [];

/**
 * Lays the cases out as files of an empty project under the real biome.json and lints it once. Biome prints
 * no findings for text on standard input, so the files must exist.
 *
 * @returns the paths in which an import rule is broken
 */
async function pathsRefused(cases: readonly Case[]): Promise<Set<string>> {
  const root = await mkdtemp(join(tmpdir(), "quarry-lint-"));
  temporary.push(root);
  await Promise.all(["biome.json", ".gitignore"].map((file) => copyFile(file, join(root, file))));
  for (const [, path, source] of cases) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), source);
  }
  const biome = resolve("node_modules/.bin/biome");
  const report = await new Promise<string>((done) => {
    execFile(
      biome,
      ["lint", "--reporter=github", "--max-diagnostics=none", "."],
      { cwd: root },
      (_error, stdout) => done(stdout),
    );
  });
  const realRoot = await realpath(root);
  const findings = [...report.matchAll(/title=([\w/]+),file=([^,]+),/g)];
  return new Set(
    findings
      .filter(([, rule]) => importRules.includes(rule ?? ""))
      .map(([, , file]) => relative(realRoot, file ?? "")),
  );
}

afterAll(() => Promise.all(temporary.map((root) => rm(root, { recursive: true, force: true }))));

/** Every row of the architecture's table of imports, once from each side. */
const forbidden: Case[] = [
  [
    "a page that uses firebase-admin",
    "pages/x1.tsx",
    'import { getApps } from "firebase-admin/app";\ngetApps();',
  ],
  [
    "a page that uses the browser SDK",
    "pages/x2.tsx",
    'import { getAuth } from "firebase/auth";\ngetAuth();',
  ],
  ["a page that reads data/", "pages/x3.tsx", 'import quiz from "@/data/quiz.json";\nquiz.at(0);'],
  ["a route that uses a component", "pages/api/x1.ts", 'import { A } from "@/components/ui/A";\nA();'],
  [
    "a component that uses a server file",
    "components/quiz/X1.tsx",
    'import { a } from "@/lib/quiz/a.server";\na();',
  ],
  ["a component that uses SWR", "components/quiz/X2.tsx", 'import useSWR from "swr";\nuseSWR("a");'],
  ["a component that calls fetch", "components/quiz/X3.tsx", 'fetch("/api/user/quiz");'],
  [
    "a feature that uses another feature",
    "components/quiz/X4.tsx",
    'import { C } from "@/components/coins/C";\nC();',
  ],
  [
    "the search that uses another feature",
    "components/search/X1.tsx",
    'import { C } from "@/components/wiki/C";\nC();',
  ],
  [
    "a feature that uses the search",
    "components/wiki/X1.tsx",
    'import { C } from "@/components/search/C";\nC();',
  ],
  [
    "a screen of the builder that uses a page of the wiki",
    "components/builder/X1.tsx",
    'import { C } from "@/components/wiki/skills/C";\nC();',
  ],
  [
    "a generic piece that uses a feature",
    "components/ui/X1.tsx",
    'import { C } from "@/components/coins/C";\nC();',
  ],
  [
    "a hook that uses the browser SDK",
    "hooks/use-x1.ts",
    'import { getAuth } from "firebase/auth";\ngetAuth();',
  ],
  [
    "a hook that shows a notice",
    "hooks/use-x2.ts",
    'import { notifications } from "@mantine/notifications";\nnotifications.clean();',
  ],
  ["a hook that uses a component", "hooks/use-x3.ts", 'import { A } from "@/components/ui/A";\nA();'],
  ["domain code that uses React", "lib/quiz/x1.ts", 'import { useState } from "react";\nuseState(0);'],
  ["domain code that uses a server file", "lib/quiz/x2.ts", 'import { a } from "@/lib/quiz/a.server";\na();'],
  [
    "domain code that uses firebase-admin",
    "lib/quiz/x3.ts",
    'import { getApps } from "firebase-admin/app";\ngetApps();',
  ],
  [
    "a use case that uses firebase-admin",
    "lib/quiz/x4.server.ts",
    'import { getFirestore } from "firebase-admin/firestore";\ngetFirestore();',
  ],
  [
    "a use case that loads firebase-admin late",
    "lib/quiz/x5.server.ts",
    'export const load = () => import("firebase-admin/firestore");',
  ],
  [
    "a use case that reads data/",
    "lib/quiz/x6.server.ts",
    'import quiz from "@/data/quiz.json";\nquiz.at(0);',
  ],
  ["lib that uses a component", "lib/site/x1.ts", 'import { A } from "@/components/ui/A";\nA();'],
  [
    "the browser SDK's file using firebase-admin",
    "lib/firebase/client.ts",
    'import { getApps } from "firebase-admin/app";\ngetApps();',
  ],
];

const allowed: Case[] = [
  [
    "a screen of the builder that uses the wiki's kit",
    "components/builder/Y1.tsx",
    'import { C } from "@/components/wiki/kit/C";\nC();',
  ],
  [
    "a page that composes a feature",
    "pages/x4.tsx",
    'import { A } from "@/components/quiz/A";\nexport default A;',
  ],
  [
    "the shell that composes a feature",
    "components/shell/X1.tsx",
    'import { A } from "@/components/quiz/A";\nexport const X = A;',
  ],
  [
    "the seam that uses firebase-admin",
    "lib/firebase/admin.server.ts",
    'import { getApps } from "firebase-admin/app";\nexport const apps = getApps;',
  ],
  [
    "the seam that uses the browser SDK",
    "lib/firebase/client.ts",
    'import { getAuth } from "firebase/auth";\nexport const auth = getAuth;',
  ],
  [
    "the catalogue that reads data/",
    "lib/catalog/x1.server.ts",
    'import quiz from "@/data/quiz.json";\nexport const size = quiz.length;',
  ],
  [
    "a hook that uses SWR",
    "hooks/use-x4.ts",
    'import useSWR from "swr";\nexport const useX = () => useSWR("a");',
  ],
];

describe("import rules of the house", () => {
  let refused = new Set<string>();
  let refusedOfAllowed = new Set<string>();

  beforeAll(async () => {
    [refused, refusedOfAllowed] = await Promise.all([pathsRefused(forbidden), pathsRefused(allowed)]);
  });

  test.each(forbidden)("refuse %s", (_name, path) => {
    expect(refused).toContain(path);
  });

  test.each(allowed)("let through %s", (_name, path) => {
    expect(refusedOfAllowed).not.toContain(path);
  });
});
