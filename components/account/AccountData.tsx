import { Button } from "@mantine/core";
import dynamic from "next/dynamic";
import { useState } from "react";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { saveFile } from "@/components/ui/save-file";
import { useAccountExport } from "@/hooks/account/use-account-data";
import { FormProblem } from "./FormProblem";

const LazyDeleteDialog = dynamic(
  () => import("./DeleteAccountDialog").then(({ DeleteAccountDialog }) => DeleteAccountDialog),
  { loading: LazyDialog },
);

/** On one's own profile: take a copy of everything that is stored, or delete the account. */
export function AccountData() {
  const [isDeleting, setDeleting] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { busy, problem, run } = useAccountExport();

  async function download(): Promise<void> {
    const file = await run();
    if (file) saveFile(new Blob([file.json], { type: "application/json" }), file.name);
  }
  function openDialog(): void {
    setOpened(true);
    setDeleting(true);
  }

  return (
    <section aria-labelledby="account-data-title" className="mt-8">
      <h2 id="account-data-title" className="mb-3 text-20">
        Your data
      </h2>
      <div className="flex flex-wrap gap-y-2 gap-x-4 items-center justify-between py-3 border-t text-14 leading-5">
        <p>Download everything we store about you as a JSON file.</p>
        <Button disabled={busy} onClick={() => void download()}>
          {busy ? "Preparing" : "Download my data"}
        </Button>
      </div>
      <FormProblem message={problem ?? undefined} />
      <div className="flex flex-wrap gap-y-2 gap-x-4 items-center justify-between py-3 border-t text-14 leading-5">
        <p>Permanently deletes your sign-in, profile, coins, builds and likes.</p>
        <Button className="text-bad" onClick={openDialog}>
          Delete account
        </Button>
      </div>
      {wasOpened && <LazyDeleteDialog opened={isDeleting} onClose={() => setDeleting(false)} />}
    </section>
  );
}
