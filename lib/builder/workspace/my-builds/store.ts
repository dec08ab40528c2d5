import { createLocalStore } from "@/lib/site/local-store";
import { type MyBuilds, myBuildsKey, readMyBuilds, writeMyBuilds } from "./my-builds";

const noBuilds: MyBuilds = Object.freeze([]);

/** The named builds of this browser, followed over all tabs. Junk in storage reads as none. */
export const myBuildsStore = createLocalStore<MyBuilds>({
  key: myBuildsKey,
  empty: noBuilds,
  parse: readMyBuilds,
  format: (builds) => (builds.length === 0 ? null : writeMyBuilds(builds)),
});
