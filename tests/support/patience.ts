import { patientLimit } from "@/scripts/lib/slowness.mjs";

/**
 * How long `vi.waitFor` and `vi.waitUntil` wait for something that comes in the end. They have no setting of their own,
 * and their usual second is less than a busy machine may be away.
 */
export const patience = { timeout: patientLimit(30_000), interval: 10 } as const;
