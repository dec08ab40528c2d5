import fc from "fast-check";
import { seed } from "./test-size";

/** Every property test of the project draws its cases from the seed of the run, unless it names its own. */
fc.configureGlobal({ seed });
