import { join } from "node:path";
import type { NextConfig } from "next";

/** Next.js as it is: nothing here changes what a page loads. Packages are those of the checkout. */
const config: NextConfig = {
  turbopack: { root: join(import.meta.dirname, "../../..") },
  // The checkout's own check knows these files.
  typescript: { ignoreBuildErrors: true },
};

export default config;
