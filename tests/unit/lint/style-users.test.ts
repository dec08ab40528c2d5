import { describe, expect, test } from "vitest";
import {
  findMissingSheets,
  findMissingStyles,
  findRepeatedSheets,
  findUnusedStyles,
} from "@/scripts/lib/style-users.mjs";

const css = `/* .comment */
.row {
  background: url("/a.svg") no-repeat;
  transition: 0.5s;

  &[data-on] > .label::after {
    content: ".quoted";
  }
}`;

function findIn(code: string): string[] {
  const sources = new Map([
    ["components/a/Row.module.css", css],
    ["components/a/Row.tsx", code],
  ]);
  return findUnusedStyles(sources).map(({ path, name }) => `${path} ${name}`);
}

describe("a style without a user", () => {
  test.each([
    'import classes from "./Row.module.css";\n<li className={classes.row}><b className={classes.label} /></li>',
    'import row from "@/components/a/Row.module.css";\n<li className={row.row}><b className={row["label"]} /></li>',
    'import classes from "./Row.module.css";\ntype Look = "row" | "label";\n<li className={classes[look]} />',
  ])("is none where code names each class: %j", (code) => {
    expect(findIn(code)).toEqual([]);
  });

  test("is a class that no importing file names", () => {
    expect(findIn('import classes from "./Row.module.css";\n<li className={classes.row} />')).toEqual([
      "components/a/Row.module.css label",
    ]);
  });

  test("is a module that nobody imports, whatever others are called", () => {
    expect(findIn('import classes from "../b/Row.module.css";\n<li className={classes.row} />')).toEqual([
      "components/a/Row.module.css null",
    ]);
  });
});

test("a module that is imported and does not exist is found", () => {
  const code = 'import row from "./Row.module.css";\nimport gone from "./Gone.module.css";';
  const sources = new Map([
    ["components/a/Row.module.css", css],
    ["components/a/Row.tsx", code],
  ]);
  expect(findMissingStyles(sources)).toEqual(["components/a/Gone.module.css"]);
});

describe("a component of the kit without its sheet", () => {
  const sheets = new Set(["Button", "Switch"]);
  const findIn = (code: string) =>
    findMissingSheets(
      new Map([
        ["pages/_app.tsx", 'import "@mantine/core/styles/Button.layer.css";'],
        ["components/a/Row.tsx", code],
      ]),
      sheets,
    ).map(({ name }) => name);

  test("is found where neither the file nor the app imports it", () => {
    expect(findIn('import { Button, type SwitchProps, Switch } from "@mantine/core";')).toEqual(["Switch"]);
  });

  test.each([
    'import "@mantine/core/styles/Switch.layer.css";\nimport { Switch } from "@mantine/core";',
    'import { Button, Group } from "@mantine/core";',
    'import { Switch } from "./Switch";',
  ])("is none in %j", (code) => {
    expect(findIn(code)).toEqual([]);
  });
});

test("a sheet of the kit that each page has is found where a part asks for it again", () => {
  const sources = new Map([
    ["pages/_app.tsx", 'import "@mantine/core/styles/Loader.layer.css";'],
    [
      "components/a/Notices.tsx",
      'import "@mantine/core/styles/Loader.layer.css";\nimport "@mantine/core/styles/Notification.layer.css";',
    ],
  ]);
  expect(findRepeatedSheets(sources)).toEqual([{ path: "components/a/Notices.tsx", name: "Loader" }]);
});
