import { z } from "zod";

/** A Firestore timestamp as every SDK gives it: a moment to the nanosecond, convertible to a Date. */
export interface StoredTime {
  readonly seconds: number;
  readonly nanoseconds: number;
  toDate(): Date;
}

/** A timestamp field of a document. Documents are written with a `Date` and read back as this. */
export const storedTimeSchema = z.custom<StoredTime>(isStoredTime, "must be a Firestore timestamp");

function isStoredTime(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    "seconds" in value &&
    typeof value.seconds === "number" &&
    "nanoseconds" in value &&
    typeof value.nanoseconds === "number" &&
    "toDate" in value &&
    typeof value.toDate === "function"
  );
}
