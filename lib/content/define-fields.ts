import { z } from "zod";

type Shape = Readonly<Record<string, z.ZodType>>;
/** One value under the name of the field, or several under names of their own. */
type Place = z.ZodType | Shape;
type Out<P extends Place> = P extends z.ZodType
  ? z.output<P>
  : { readonly [Name in keyof P]: P[Name] extends z.ZodType ? z.output<P[Name]> : never };
/** The value of a field: as it is stored, or what `toDraft` says that it takes of the whole. */
type Told<Stored extends Place, Row> = Stored extends z.ZodType ? z.output<Stored> : Row;

/** One field of something that a person writes, at each place that it passes. */
interface Field<Draft extends Place, Body extends z.ZodType, Stored extends Place, Row> {
  /** As it is typed, and kept in a browser until it is sent. A shape where it is typed in several inputs. */
  readonly draft: Draft;
  /** The first value. */
  readonly empty: Out<Draft>;
  /** The problem where the empty text would be sent. Without it, the field may stay empty. */
  readonly missing?: string;
  /** As the API takes it, with its limits; with a default where older clients do not send it. */
  readonly body: Body;
  /**
   * As it is stored, and told to everybody; with a default where stored documents do not have it. A shape where it is
   * stored as something else; an empty one where only what follows from it is.
   */
  readonly stored: Stored;
  /** From typed to sent. Default: the same. */
  readonly toBody?: (typed: Out<Draft>) => z.input<Body>;
  /** How what is stored would have been typed. Default: the same. */
  readonly toDraft?: (stored: Told<Stored, Row>) => Out<Draft>;
}
// biome-ignore lint/suspicious/noExplicitAny: any field at all
type AnyField = Field<any, any, any, any>;

/** A step from one place to the next: it goes without saying where the next takes what the one before gives. */
type Step<Name extends string, From, To, Make> = [From] extends [To]
  ? { readonly [Key in Name]?: Make }
  : { readonly [Key in Name]: Make };

/**
 * A field of `defineFields`. What is typed and what is sent may differ, and so may what is sent and what is stored: where
 * they do, `toBody` and `toDraft` have to be there.
 */
export function field<
  const Draft extends Place,
  Body extends z.ZodType,
  const Stored extends Place,
  Missing extends string | undefined = undefined,
  Row = unknown,
>(
  places: Pick<Field<Draft, Body, Stored, Row>, "draft" | "empty" | "body" | "stored"> & {
    readonly missing?: Missing;
  } & Step<
      "toBody",
      Exclude<Out<Draft>, Missing extends string ? "" : never>,
      z.input<Body>,
      (typed: Out<Draft>) => z.input<Body>
    > &
    Step<
      "toDraft",
      Stored extends z.ZodType ? z.output<Stored> : undefined,
      Out<Draft>,
      (stored: Told<Stored, Row>) => Out<Draft>
    >,
): Field<Draft, Body, Stored, Row> {
  return places as unknown as Field<Draft, Body, Stored, Row>;
}

/** A field for one of several, with none as the empty text while it is typed. */
export function choiceField<const Id extends string>(
  ids: readonly Id[],
  missing: string,
): Field<z.ZodType<Id | "", Id | "">, z.ZodType<Id, Id>, z.ZodType<Id, Id>, unknown> {
  const one: z.ZodType<Id, Id> = z.enum(ids);
  return { draft: z.union([z.literal(""), one]), empty: "", missing, body: one, stored: one };
}

type Table = Readonly<Record<string, AnyField>>;
type Joined<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  part: infer Part,
) => void
  ? { readonly [Key in keyof Part]: Part[Key] }
  : never;
type ShapeOf<T extends Table, Where extends "draft" | "stored"> = Joined<
  {
    [Name in keyof T]: T[Name][Where] extends z.ZodType
      ? { readonly [Own in Name]: T[Name][Where] }
      : T[Name][Where];
  }[keyof T]
>;
type BodyShape<T extends Table> = { readonly [Name in keyof T]: T[Name]["body"] };
type RowOf<T extends Table> = Joined<
  {
    [Name in keyof T]: T[Name] extends Field<infer _Draft, infer _Body, infer Stored, infer Row>
      ? Stored extends z.ZodType
        ? { readonly [Own in Name]: z.output<Stored> }
        : Row
      : never;
  }[keyof T]
>;

/** The draft of a person. */
type DraftOf<T extends Table> = {
  readonly [Name in keyof ShapeOf<T, "draft">]: z.output<ShapeOf<T, "draft">[Name]>;
};
/** The body of a call. */
export type BodyOf<T extends Table> = { [Name in keyof T]: z.input<T[Name]["body"]> };

const isOne = (place: Place): place is z.ZodType => place instanceof z.ZodType;

/**
 * The fields of something that a person writes, said once: from the table follow the draft, the body of the calls, the
 * stored document, what everybody sees, and what is missing. A new field is one entry.
 */
export function defineFields<const T extends Table>(table: T) {
  const entries = Object.entries(table) as [string, AnyField][];
  const join = (pick: (part: AnyField, name: string) => object) =>
    Object.assign({}, ...entries.map(([name, part]) => pick(part, name)));
  const draft: ShapeOf<T, "draft"> = join((part, name) =>
    isOne(part.draft) ? { [name]: part.draft } : part.draft,
  );
  const stored: ShapeOf<T, "stored"> = join((part, name) =>
    isOne(part.stored) ? { [name]: part.stored } : part.stored,
  );
  type StoredName = keyof ShapeOf<T, "stored">;
  const storedNames = Object.keys(stored) as unknown as readonly StoredName[];
  const send = (part: AnyField, name: string, typed: DraftOf<T>) => {
    const own = isOne(part.draft) ? typed[name as keyof DraftOf<T>] : typed;
    return part.toBody ? part.toBody(own) : own;
  };
  return {
    table,
    /** Of what is typed, in the order of the table. */
    names: Object.keys(draft) as unknown as readonly (keyof DraftOf<T> & string)[],
    draft,
    body: join(({ body }, name) => ({ [name]: body })) as BodyShape<T>,
    stored,
    /** The draft that nothing was typed in. */
    empty: join(({ draft: place, empty }, name) => (isOne(place) ? { [name]: empty } : empty)) as DraftOf<T>,
    /** The draft that a stored document would have had. */
    toDraft: (row: RowOf<T>): DraftOf<T> =>
      join((part, name) => {
        const own = isOne(part.stored) ? row[name as keyof RowOf<T>] : row;
        const typed = part.toDraft ? part.toDraft(own) : own;
        return isOne(part.draft) ? { [name]: typed } : typed;
      }),
    /** The body of a draft that misses nothing. */
    toBody: (typed: DraftOf<T>): BodyOf<T> => join((part, name) => ({ [name]: send(part, name, typed) })),
    /** Problems of the fields that may not stay empty and are. */
    listMissing: (typed: DraftOf<T>): Partial<Record<keyof DraftOf<T>, string>> =>
      join((part, name) => {
        if (!part.missing) return {};
        const sent = send(part, name, typed);
        return typeof sent === "string" && sent.trim() === "" ? { [name]: part.missing } : {};
      }),
    /** Whether two say the same. */
    isSame: (a: Readonly<Record<StoredName, unknown>>, b: Readonly<Record<StoredName, unknown>>): boolean =>
      storedNames.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name])),
    /** The fields alone, out of a document that has more. */
    pick: <Document extends Readonly<Record<StoredName, unknown>>>(document: Document) =>
      Object.fromEntries(storedNames.map((name) => [name, document[name]])) as Pick<Document, StoredName>,
  };
}

/** The part of fields that `defineDraft` reads. */
interface Drafted<Typed, Row> {
  readonly draft: object;
  readonly empty: Typed;
  toDraft(row: Row): Typed;
}

/** The shape of what is typed, as a browser keeps it: a draft from before a field was there has it empty. */
export function keepDraft<const D extends object>({
  draft,
  empty,
}: {
  readonly draft: D;
  readonly empty: object;
}): D {
  const entries = Object.entries(draft as Shape).map(([name, schema]) => [
    name,
    schema.default(empty[name as keyof typeof empty]),
  ]);
  return Object.fromEntries(entries) as D;
}

/**
 * Draft of fields in a browser until they are sent: what is typed, the key of what it is to create, and the number of
 * what it changes. A draft from before a field was there has it empty.
 *
 * @param stamp what the number of a stored document is called, by which an edit says what it began with
 */
export function defineDraft<Typed extends object, Row, const Stamp extends "version" | "revision">(
  { draft, empty, toDraft }: Drafted<Typed, Row>,
  stamp: Stamp,
) {
  type Draft = Typed & { readonly key: string } & { readonly [Name in Stamp]: number | null };
  const schema = z.object({
    ...keepDraft({ draft, empty }),
    key: z.string(),
    [stamp]: z.int().nullable(),
  });
  return {
    /** A draft as it was stored; `null` for everything else. */
    read: (kept: unknown) => (schema.safeParse(kept).data ?? null) as Draft | null,
    /** Whether two drafts say the same; which thing each is to create does not count. */
    isSame: (a: Draft, b: Draft): boolean =>
      JSON.stringify({ ...a, key: "" }) === JSON.stringify({ ...b, key: "" }),
    /** @param key of what is created, from `createCreationKey` @param start what is known at first */
    create: (key: string, start?: Partial<Typed>) => ({ ...empty, ...start, key, [stamp]: null }) as Draft,
    /** The draft of a change: what is stored, as it would have been typed. */
    open: (row: Row & { readonly [Name in Stamp]: number }, key: string) =>
      ({ ...toDraft(row), key, [stamp]: row[stamp] }) as Draft,
  };
}
