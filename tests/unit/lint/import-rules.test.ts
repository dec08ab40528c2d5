import { describe, expect, test } from "vitest";
import { findBrokenRules } from "@/scripts/lib/imports.mjs";

type Case = [name: string, path: string, source: string];

/** Whether the zones refuse an import of this file. What it imports exists. */
function isRefused(path: string, source: string): boolean {
  const others = [
    ...["daily", "site", "auth", "builds", "builder/search"].map((feature) => `lib/${feature}/a.ts`),
    "lib/daily/a.server.ts",
    "lib/builder/workspace/a.ts",
    "lib/builder/loadout/a.ts",
    "lib/wiki/a.ts",
    "lib/firebase/a.ts",
    "lib/auth/actor.ts",
    ...[
      "ui/A",
      "coins/C",
      "daily/A",
      "wiki/C",
      "game/C",
      "wiki/skills/C",
      "search/C",
      "builder/search/C",
      "builder/C",
    ].map((name) => `components/${name}.tsx`),
    "data/quiz.json",
    "data/demo/builds.json",
  ];
  return findBrokenRules(new Map([[path, source]]), new Set([path, ...others])).length > 0;
}

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
    "components/daily/X1.tsx",
    'import { a } from "@/lib/daily/a.server";\na();',
  ],
  ["a component that uses SWR", "components/daily/X2.tsx", 'import useSWR from "swr";\nuseSWR("a");'],
  [
    "a feature that uses another feature",
    "components/daily/X4.tsx",
    'import { C } from "@/components/coins/C";\nC();',
  ],
  [
    "the search that uses another feature",
    "components/search/X1.tsx",
    'import { C } from "@/components/wiki/C";\nC();',
  ],
  [
    "a generic component that shows a thing of the game",
    "components/ui/X1.tsx",
    'import { C } from "@/components/game/C";\nC();',
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
    "a room of the builder that uses one above it",
    "components/builder/totals/X1.tsx",
    'import { C } from "../search/C";\nC();',
  ],
  [
    "a room of the builder that uses one beside it",
    "components/builder/share/X1.tsx",
    'import { C } from "../search/C";\nC();',
  ],
  [
    "a file of the builder in no room that uses a room",
    "components/builder/X2.tsx",
    'import { C } from "./search/C";\nC();',
  ],
  [
    "a new room of the builder without a floor",
    "components/builder/attic/X1.tsx",
    'import { C } from "../search/C";\nC();',
  ],
  [
    "a component with a store of its own",
    "components/builder/search/X1.tsx",
    'import { createStore } from "zustand/vanilla";\ncreateStore();',
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
  ["domain code that uses React", "lib/daily/x1.ts", 'import { useState } from "react";\nuseState(0);'],
  [
    "domain code that uses a server file",
    "lib/daily/x2.ts",
    'import { a } from "@/lib/daily/a.server";\na();',
  ],
  [
    "domain code that uses firebase-admin",
    "lib/daily/x3.ts",
    'import { getApps } from "firebase-admin/app";\ngetApps();',
  ],
  [
    "a use case that uses firebase-admin",
    "lib/daily/x4.server.ts",
    'import { getFirestore } from "firebase-admin/firestore";\ngetFirestore();',
  ],
  [
    "a use case that loads firebase-admin late",
    "lib/daily/x5.server.ts",
    'export const load = () => import("firebase-admin/firestore");',
  ],
  [
    "a use case that reads data/",
    "lib/daily/x6.server.ts",
    'import quiz from "@/data/quiz.json";\nquiz.at(0);',
  ],
  [
    "the sample content that reads data/",
    "lib/demo/x1.server.ts",
    'import quiz from "@/data/quiz.json";\nquiz.at(0);',
  ],
  [
    "a feature that reads the sample content",
    "lib/builds/x8.server.ts",
    'import builds from "@/data/demo/builds.json";\nbuilds.at(0);',
  ],
  [
    "a feature that reaches another one by a relative path",
    "components/daily/X5.tsx",
    'import { C } from "../coins/C";\nC();',
  ],
  [
    "a use case that reads data/ by a relative path",
    "lib/daily/x7.server.ts",
    'import quiz from "../../data/quiz.json";\nquiz.at(0);',
  ],
  [
    "a type of a higher floor",
    "lib/site/x2.ts",
    'import type { Actor } from "@/lib/auth/actor";\nexport type A = Actor;',
  ],
  ["a room of the same floor", "lib/builds/x1.ts", 'import { a } from "@/lib/wiki/a";\na();'],
  [
    "the builder that knows the store",
    "lib/builder/search/x1.ts",
    'import { a } from "@/lib/firebase/a";\na();',
  ],
  ["a part of the builder in a higher layer", "lib/builder/search/x2.ts", 'export * from "../workspace/a";'],
  ["a room without a floor", "lib/new-room/x1.ts", 'import { a } from "@/lib/site/a";\na();'],
  [
    "a type that is imported in the middle of a line",
    "lib/site/x3.ts",
    'export type A = import("@/lib/auth/actor").Actor;',
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
    "a room of the builder that uses one below it",
    "components/builder/layout/Y1.tsx",
    'import { C } from "../search/C";\nC();',
  ],
  [
    "a room of the builder that uses what lies in no room",
    "components/builder/search/Y1.tsx",
    'import { C } from "../C";\nC();',
  ],
  [
    "a screen of the builder that shows a thing of the game",
    "components/builder/Y1.tsx",
    'import { C } from "@/components/game/C";\nC();',
  ],
  [
    "a thing of the game that uses a generic component",
    "components/game/Y1.tsx",
    'import { A } from "@/components/ui/A";\nA();',
  ],
  [
    "a page that composes a feature",
    "pages/x4.tsx",
    'import { A } from "@/components/daily/A";\nexport default A;',
  ],
  [
    "the shell that composes a feature",
    "components/shell/X1.tsx",
    'import { A } from "@/components/daily/A";\nexport const X = A;',
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
    "the sample content that reads its people",
    "lib/demo/x2.ts",
    'import builds from "@/data/demo/builds.json";\nexport const size = builds.length;',
  ],
  [
    "the catalog that reads data/",
    "lib/catalog/x1.server.ts",
    'import quiz from "@/data/quiz.json";\nexport const size = quiz.length;',
  ],
  [
    "a feature that uses a lower layer",
    "lib/builds/x2.ts",
    'import { a } from "@/lib/builder/loadout/a";\nexport const b = a;',
  ],
  [
    "an import that a comment speaks of",
    "lib/site/x4.ts",
    '// import { A } from "@/components/ui/A";\nexport const a = 1;',
  ],
  [
    "a hook that uses SWR",
    "hooks/use-x4.ts",
    'import useSWR from "swr";\nexport const useX = () => useSWR("a");',
  ],
];

describe("the zones of imports", () => {
  test.each(forbidden)("refuse %s", (_name, path, source) => {
    expect(isRefused(path, source)).toBe(true);
  });

  test.each(allowed)("let through %s", (_name, path, source) => {
    expect(isRefused(path, source)).toBe(false);
  });

  test("say where, what and why", () => {
    const source = 'import { a } from "./a";\nimport { C } from "../coins/C";\n';
    const broken = findBrokenRules(
      new Map([["components/daily/X.tsx", source]]),
      new Set(["components/daily/a.ts", "components/coins/C.tsx"]),
    );
    expect(broken).toEqual([
      {
        path: "components/daily/X.tsx",
        line: 2,
        names: "../coins/C",
        why: expect.stringContaining("A feature uses"),
      },
    ]);
  });
});
