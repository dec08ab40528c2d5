import { z } from "zod";

/** A value of a game enum: its number and its name. */
interface EnumValue {
  readonly value: number;
  readonly name: string;
}

/** Tables write enums as `[12] ID_011`; older ones without the space. */
const enumPattern = /^\[(-?\d+)\] ?(.+)$/;

/** An enum with number and name. */
export const enumField = z.unknown().transform((value, context): EnumValue => {
  const match = typeof value === "string" ? enumPattern.exec(value) : null;
  if (match?.[1] && match[2]) return { value: Number(match[1]), name: match[2] };
  context.addIssue({ code: "custom", message: describeNoEnum(value) });
  return z.NEVER;
});

/** Dumps differ in how they write enums: some leave the name out, some wrap the value in its class. */
function describeNoEnum(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  if (typeof value === "number") return `${text} has no name: the tables are of an older dump.`;
  if (typeof value === "object" && value !== null) return `${text.slice(0, 80)} is of another kind of dump.`;
  return `${text} is no enum value.`;
}

/** The name of an enum value alone. */
export const enumNameField = enumField.transform(({ name }) => name);

/** The number of an enum value alone. */
export const enumNumberField = enumField.transform(({ value }) => value);

/** The elements of attacks, of hunters and of monsters, as the tables name them. */
export const attackElementCodes = {
  NONE: null,
  FIRE: "fire",
  WATER: "water",
  ELEC: "thunder",
  ICE: "ice",
  DRAGON: "dragon",
} as const;

/**
 * An enum whose values are all known, as what they mean to us. A value that is not in the table is an error, so that
 * a new kind of thing in the game is never dropped in silence.
 */
export function createCodeField<Code>(codes: Readonly<Record<string, Code>>) {
  const known = new Map(Object.entries(codes));
  return enumNameField.transform((name, context): Code => {
    const code = known.get(name);
    if (code === undefined) {
      context.addIssue({
        code: "custom",
        message: `unknown value ${name}; known are ${[...known.keys()].join(", ")}.`,
      });
      return z.NEVER;
    }
    return code;
  });
}

/** Rarity 1 to 8 of `RARE0` to `RARE7`. */
export const rarityField = enumNameField.transform((name, context) => {
  const rarity = Number(/^RARE(\d)$/.exec(name)?.[1] ?? Number.NaN) + 1;
  if (!(rarity >= 1 && rarity <= 8)) {
    context.addIssue({ code: "custom", message: `unknown rarity ${name}.` });
    return z.NEVER;
  }
  return rarity;
});

/** Size of a slot, 0 for none. */
export const slotField = createCodeField({ NONE: 0, Lv1: 1, Lv2: 2, Lv3: 3 } as const);

/** A whole number, 0 or more. */
export const countField = z.int().min(0);

/** Key of a text in the files of texts. */
export const guidField = z.guid();
