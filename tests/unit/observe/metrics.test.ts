import { beforeEach, describe, expect, test } from "vitest";
import { countEvent, formatMetrics, observeDuration, resetMetrics } from "@/lib/observe/metrics.server";

beforeEach(resetMetrics);

const linesOf = (name: string) =>
  formatMetrics()
    .split("\n")
    .filter((line) => line.startsWith(name));

describe("metrics", () => {
  test("count by labels", () => {
    countEvent("quarry_errors_total", { where: "server" });
    countEvent("quarry_errors_total", { where: "server" }, 2);
    countEvent("quarry_errors_total", { where: "browser" });
    expect(linesOf("quarry_errors_total")).toEqual([
      'quarry_errors_total{where="server"} 3',
      'quarry_errors_total{where="browser"} 1',
    ]);
  });

  test("put durations into buckets that each include the smaller ones", () => {
    for (const seconds of [0.004, 0.02, 0.3, 99]) {
      observeDuration("quarry_transaction_duration_seconds", seconds);
    }
    const lines = linesOf("quarry_transaction_duration_seconds");
    expect(lines).toContain('quarry_transaction_duration_seconds_bucket{le="0.005"} 1');
    expect(lines).toContain('quarry_transaction_duration_seconds_bucket{le="0.025"} 2');
    expect(lines).toContain('quarry_transaction_duration_seconds_bucket{le="10"} 3');
    expect(lines).toContain('quarry_transaction_duration_seconds_bucket{le="+Inf"} 4');
    expect(lines).toContain("quarry_transaction_duration_seconds_count 4");
  });

  test("escape label values, so that no value can add a line", () => {
    countEvent("quarry_errors_total", { where: 'a"b\\c\nd' });
    expect(linesOf("quarry_errors_total")).toEqual(['quarry_errors_total{where="a\\"b\\\\c\\nd"} 1']);
  });

  test("hold a limited number of series, whatever callers send", () => {
    for (let each = 0; each < 2000; each += 1) {
      countEvent("quarry_http_requests_total", { route: `/api/${each}`, method: "GET", status: "404" });
    }
    const lines = linesOf("quarry_http_requests_total");
    expect(lines).toHaveLength(501);
    expect(lines.at(-1)).toBe('quarry_http_requests_total{route="other",method="other",status="other"} 1500');
  });

  test("are in the text format: each line a comment or a name with a value", () => {
    countEvent("quarry_pages_total", { status: "200" });
    observeDuration("quarry_http_request_duration_seconds", 0.1, { route: "/api/x", method: "GET" });
    const text = formatMetrics();
    expect(text.endsWith("\n")).toBe(true);
    for (const line of text.trimEnd().split("\n")) {
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z_0-9]+ .+|[a-z_0-9]+(\{.+\})? [\d.e+-]+)$/);
    }
    expect(linesOf("process_resident_memory_bytes")).toHaveLength(1);
  });
});
