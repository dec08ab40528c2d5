import fc from "fast-check";
import { vi } from "vitest";
import { seed } from "./test-size";

/** Every property test of the project draws its cases from the seed of the run, unless it names its own. */
fc.configureGlobal({ seed });

// Files of one worker share its clock: one that failed with the clock stopped must not let the next wait for ever.
vi.useRealTimers();
