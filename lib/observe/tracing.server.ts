import { writeLog } from "./log.server";
import { describeThrown } from "./scrub";

/** As much of a span as this site uses; the span of OpenTelemetry's API fits. */
interface Span {
  setAttribute(name: string, value: string | number): unknown;
  recordException(error: Error): void;
  setStatus(status: { code: number }): unknown;
  end(): void;
}

interface Tracer {
  startActiveSpan<T>(
    name: string,
    options: { attributes: Readonly<Record<string, string>> },
    work: (span: Span) => T,
  ): T;
}

/** `SpanStatusCode.ERROR` of OpenTelemetry. */
const errorStatus = 2;

const holder = globalThis as typeof globalThis & { quarryTracer?: Tracer };

/**
 * Looks for OpenTelemetry's API where `QUARRY_TRACING=1`. The SDK that sends spans somewhere is the operator's: it is
 * loaded before the server with `node --import`, and brings the API with it. Called once, when the server starts.
 */
export async function startTracing(): Promise<void> {
  if (process.env.QUARRY_TRACING !== "1") return;
  try {
    const { trace } = await import("@opentelemetry/api");
    holder.quarryTracer = trace.getTracer("quarry");
  } catch (error) {
    writeLog("warn", "tracing-off", { error: describeThrown(error) });
  }
}

/**
 * Runs work within a span; without tracing it only runs the work.
 *
 * @param attributes of few different values, without IDs
 */
export async function runInSpan<T>(
  name: string,
  attributes: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  const tracer = holder.quarryTracer;
  if (!tracer) return work();
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // The scrubbed text, as the operator's collector is a log like any other.
      span.recordException(new Error(describeThrown(error)));
      span.setStatus({ code: errorStatus });
      throw error;
    } finally {
      span.end();
    }
  });
}
