import { answerTasks } from "@/lib/http/facts-worker";
import { solveHunt } from "./solve-hunt";

/* The worker's entry. The page makes it by `new Worker(new URL("./hunt-worker.ts", import.meta.url))`. */
answerTasks(solveHunt);
