import type { ComponentType } from "react";
import type { ReportTarget } from "@/lib/reports/targets";

/** How content is reported: another feature's button, which the page hands in. */
export type ReportPart = ComponentType<{ target: ReportTarget; owner: string | null }>;
