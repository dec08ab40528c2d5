import type { ModerationCase } from "@/lib/moderation/schema";
import { reportReasons } from "@/lib/reports/targets";

/** The words of those who reported it; who they are is nobody's business. */
export function CaseReports({ reports }: Pick<ModerationCase, "reports">) {
  return (
    <section aria-labelledby="case-reports-title" className="py-3.5 px-4 border rounded-md bg-card">
      <h3 id="case-reports-title" className="mb-2 text-15 leading-6">
        Reports
      </h3>
      {reports.length === 0 && (
        <p className="text-14 leading-5 text-dim">Nobody has reported it. The site noticed it.</p>
      )}
      <ul className="grid gap-3 text-14 leading-5">
        {reports.map(({ reason, text, at }) => (
          <li key={`${at}-${reason}-${text}`}>
            <p>
              <span className="font-semibold">{reportReasons[reason]}</span>{" "}
              <time dateTime={at} className="text-dim">
                {at.slice(0, 10)}
              </time>
            </p>
            {text !== "" && <p className="wrap-anywhere">{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
