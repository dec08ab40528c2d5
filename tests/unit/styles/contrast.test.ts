import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { primaryColors } from "@/lib/site/pre-paint";
import config from "../../../postcss.config.mjs";

type Scheme = "light" | "dark";
type Tokens = Record<string, string>;

const css = readFileSync("styles/tokens.css", "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");

/** The hexadecimal tokens of a scheme. */
function tokensOf(scheme: Scheme): Tokens {
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
      ([, name, light, dark]) => [name, scheme === "light" ? light : dark],
    ),
  );
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Relative luminance, WCAG 2.2. */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function mix(over: readonly number[], under: readonly number[], share: number): number[] {
  return over.map((value, i) => value * share + (under[i] ?? 0) * (1 - share));
}

const surfaces = ["surface-body", "surface-card", "surface-raised", "surface-hover"];
const texts = [
  "text",
  "text-dim",
  "coin",
  "good",
  "warn",
  "bad",
  ...["fire", "water", "thunder", "ice", "dragon", "poison", "paralysis", "sleep", "blast", "stun"].map(
    (name) => `element-${name}`,
  ),
];

describe.each(["light", "dark"] as const)("in the %s scheme", (scheme) => {
  const tokens = tokensOf(scheme);
  const color = (name: string) => {
    const hex = tokens[name];
    if (!hex) throw new Error(`tokens.css has no --${name} for ${scheme}`);
    return channels(hex);
  };
  // The washes of tokens.css: signal over a surface.
  const wash = scheme === "light" ? 0.09 : 0.12;

  test.each(texts)("--%s is readable on every surface", (name) => {
    for (const surface of surfaces) {
      expect(contrast(color(name), color(surface)), surface).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(primaryColors)("the accent %s is readable as text", (accent) => {
    for (const surface of surfaces) {
      expect(contrast(color(`accent-${accent}`), color(surface)), surface).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(primaryColors)("the accent %s is readable on its own wash", (accent) => {
    const signal = color(`accent-${accent}`);
    for (const surface of ["surface-body", "surface-card"]) {
      const background = mix(signal, color(surface), wash);
      expect(contrast(signal, background), surface).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(primaryColors)("the accent %s carries text as a filled button", (accent) => {
    expect(contrast(color("on-signal"), color(`accent-${accent}`))).toBeGreaterThanOrEqual(4.5);
  });

  test("borders of fields can be seen", () => {
    for (const surface of surfaces) {
      expect(contrast(color("line-control"), color(surface)), surface).toBeGreaterThanOrEqual(3);
    }
  });
});

describe("the accents", () => {
  test("are one for every choice, and point the signal at it", () => {
    const { accents } = config.plugins["postcss-preset-mantine"].mixins;
    expect(accents).toEqual(
      Object.fromEntries(
        primaryColors.map((accent) => [
          `&[data-primary="${accent}"]`,
          { "--signal": `var(--accent-${accent})` },
        ]),
      ),
    );
    expect(css).toContain("@mixin accents;");
  });
});
