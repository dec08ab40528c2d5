import { copyOcrFiles } from "./lib/ocr-files.mjs";
import { buildServiceWorker, serviceWorkerFile } from "./lib/service-worker.mjs";

/** Part of `npm run build`: writes the service worker, and what reads screenshots, to where Next.js serves them from. */
await copyOcrFiles();
const bytes = await buildServiceWorker();
console.log(`${serviceWorkerFile}: ${(bytes / 1000).toFixed(1)} kB`);
