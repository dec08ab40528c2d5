import { getAdminAuth, getBackend, getDb } from "@/lib/firebase/admin.server";
import { siteConfig } from "@/lib/site/config";

/**
 * Opens the backend when the server starts, so that a contradiction in the environment stops the start and
 * the first visitor does not wait for the SDK to load. The embedded store begins empty and is seeded here;
 * no other backend is ever written to at start.
 *
 * @throws Error when the environment contradicts itself.
 */
export async function startBackend(): Promise<void> {
  const backend = getBackend();
  if (backend === "none") {
    console.warn("No backend is configured (see .env.example): sign-in, coins and the daily quiz are off.");
    return;
  }
  const [db, auth] = await Promise.all([getDb(), getAdminAuth()]);
  if (backend !== "embedded") return;
  // Seed code is loaded in this case alone.
  const { seedDemo } = await import("@/lib/demo/seed-demo.server");
  try {
    const { projectId } = siteConfig.firebase;
    const isEmpty = process.env.QUARRY_DEMO_EMPTY === "1";
    await seedDemo({ db, auth, now: () => new Date(), projectId, isEmpty });
  } catch (error) {
    console.error("The demo content could not be written:", error);
  }
}
