import { buildServiceWorker, serviceWorkerFile } from "./lib/service-worker.mjs";

/** Part of `npm run build`: writes the service worker to where Next.js serves it from. */
const bytes = await buildServiceWorker();
console.log(`${serviceWorkerFile}: ${(bytes / 1000).toFixed(1)} kB`);
