import { z } from "zod";
import { ImportError, type RowPlace } from "./import-error";
import type { Tables } from "./tables";

/**
 * Where a figure stands: a field of a table, in a path with dots that also counts through lists
 * (`_List.0._Value`), times and plus something where we state it differently; or, at the end, a figure or a word of
 * our own, or `true` for what holds without a figure.
 */
export const figureRuleSchema = z.union([
  z.strictObject({
    /** Path below `GameDesign`; the importer's own table where it is left out. */
    table: z.string().optional(),
    at: z.string(),
    times: z.number().optional(),
    plus: z.number().optional(),
  }),
  z.number(),
  z.string(),
  z.array(z.string()),
  z.literal(true),
]);

export type FigureRule = z.infer<typeof figureRuleSchema>;

/** Reads figures by rules; each table is read once. */
export class FigureReader {
  private readonly tables = new Map<string, unknown>();

  /** @param ownTable table of the rules that name none */
  constructor(
    private readonly source: Tables,
    private readonly ownTable?: string,
  ) {}

  /** @throws ImportError where a rule's field is no figure */
  read(rule: FigureRule): number | string | string[] | true {
    if (typeof rule !== "object" || Array.isArray(rule)) return rule;
    const table = rule.table ?? this.ownTable ?? "";
    const place: RowPlace = { table };
    let value = this.load(table);
    for (const key of rule.at.split(".")) value = readKey(value, key);
    if (typeof value !== "number") throw new ImportError(place, rule.at, "is no figure.");
    return roundFigure(value * (rule.times ?? 1) + (rule.plus ?? 0));
  }

  /** An object of rules as an object of figures. */
  readAll(rules: Readonly<Record<string, FigureRule>>): Record<string, number | string | string[] | true> {
    return Object.fromEntries(Object.entries(rules).map(([key, rule]) => [key, this.read(rule)]));
  }

  private load(name: string): unknown {
    if (!this.tables.has(name)) this.tables.set(name, this.source.getTable(name, z.unknown()));
    return this.tables.get(name);
  }
}

/** Takes the noise of binary fractions off: five places are more than any figure of the tables has. */
export function roundFigure(value: number): number {
  return Number(value.toFixed(5));
}

/**
 * A number of a table that was read as a whole.
 *
 * @param path with dots, which also counts through lists
 * @throws ImportError where there is no number
 */
export function readParameter(parameters: unknown, path: string, place: RowPlace): number {
  const value = path.split(".").reduce<unknown>(readKey, parameters);
  if (typeof value !== "number") throw new ImportError(place, path, "holds no number.");
  return roundFigure(value);
}

function readKey(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
