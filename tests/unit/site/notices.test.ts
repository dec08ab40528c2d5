import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { iconAuthors } from "@/lib/site/icon-credits";
import packageJson from "@/package.json";

// Without the list that is made from the lock file, which names every package anyway.
const [notices = ""] = readFileSync("THIRD_PARTY_NOTICES.md", "utf8").split(
  "## Packages of the production build",
);

describe("the third-party notices", () => {
  test("name everyone who drew an icon of the sprite, and nobody else", () => {
    const list = /Icons made by:\n\n((?:- .*\n)+)/.exec(notices)?.[1] ?? "";
    const named = list.match(/(?<=^- )[^,\n]+/gm) ?? [];
    expect(named).toEqual(iconAuthors.map((each) => each.author));
  });

  test("name every package that the pages are made of", () => {
    for (const name of [...Object.keys(packageJson.dependencies), "serwist"]) {
      // Runs on the server alone, where it carries its license with it.
      if (["@google-cloud/firestore", "firebase-admin", "sirv"].includes(name)) continue;
      const scope = name.startsWith("@mantine/") ? "@mantine/*" : name;
      const mentioned = { "@tabler/icons-react": "Tabler Icons" }[name] ?? scope;
      expect(notices, name).toContain(mentioned);
    }
  });
});
