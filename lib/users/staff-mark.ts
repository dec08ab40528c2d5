import { z } from "zod";

/** Set for staff alone (`staff/marks`), where a name is read; never stored with it. */
export const staffMarkSchema = z.literal(true).optional();

/** A name as lists and pages show it. */
export interface MarkedName {
  readonly name: string;
  /** Whether the person is staff. */
  readonly isStaff?: true | undefined;
}
