import type { z } from "zod";

/** The schemas of a call. */
export interface EndpointShapes {
  readonly query?: z.ZodType | undefined;
  readonly body?: z.ZodType | undefined;
  /** Absent where the reply is no JSON. */
  readonly response?: z.ZodType | undefined;
}
