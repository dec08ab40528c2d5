import { z } from "zod";

/** Longer enums are a `string`: their meaning says what the values are. */
const maxValues = 5;
/** Objects with more fields are an `object`. */
const maxKeys = 7;

/**
 * The type of a field as the docs of the open data write it: `number`, `1–8`, `low | high`, `[7 numbers]`,
 * `[{item, qty}]`, `string | null`. Whether a field is optional is left out.
 *
 * Metadata of the schema goes first: `typeText` is the text itself, as in `percent`; `keyName` is the word for the
 * keys of an object whose values are alike, as in `{status: 0–3}`.
 */
export function formatType(schema: z.core.$ZodType): string {
  const { typeText, keyName } = z.globalRegistry.get(schema) ?? {};
  if (typeof typeText === "string") return typeText;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "optional":
      return formatType(def.innerType);
    case "nullable":
      return `${formatType(def.innerType)} | null`;
    case "number":
      return schema instanceof z.ZodNumber ? formatNumberType(schema) : "number";
    case "enum":
      return formatValues(Object.values(def.entries));
    case "literal":
      return formatValues(def.values);
    case "union":
      return [...new Set(def.options.map(formatType))].join(" | ");
    case "array":
      return `[${formatItems(formatType(def.element), getLength(def))}]`;
    case "tuple":
      return `[${def.items.map(formatType).join(", ")}]`;
    case "object":
      return typeof keyName === "string" ? formatMap(keyName, def.shape) : formatKeys(Object.keys(def.shape));
    default:
      return def.type;
  }
}

/** Integers with both ends are a range. */
function formatNumberType({ isInt, minValue, maxValue }: z.ZodNumber): string {
  const hasEnds = isInt && minValue !== Number.MIN_SAFE_INTEGER && maxValue !== Number.MAX_SAFE_INTEGER;
  return hasEnds ? `${minValue}–${maxValue}` : "number";
}

function formatValues(values: readonly unknown[]): string {
  const [first] = values;
  return values.length > maxValues ? typeof first : values.map(String).join(" | ");
}

/** `7 numbers` where the length is fixed and the type is a word. */
function formatItems(type: string, length: number | undefined): string {
  return length !== undefined && /^[a-z]+$/.test(type) ? `${length} ${type}s` : type;
}

function getLength({ checks = [] }: z.core.$ZodArrayDef): number | undefined {
  return checks.map(({ _zod }) => _zod.def).find(isLengthCheck)?.length;
}

function isLengthCheck(def: z.core.$ZodCheckDef): def is z.core.$ZodCheckLengthEqualsDef {
  return def.check === "length_equals";
}

function formatMap(keyName: string, shape: z.core.$ZodShape): string {
  return `{${keyName}: ${[...new Set(Object.values(shape).map(formatType))].join(" | ")}}`;
}

function formatKeys(keys: readonly string[]): string {
  return keys.length > maxKeys ? "object" : `{${keys.join(", ")}}`;
}
