import { Section } from "@/components/wiki/kit/Section";
import tables from "./tables.module.css";

/** How a type plays and whom it suits, below its weapons. */
export function TypeText({ name, text }: { name: string; text: string }) {
  return (
    <Section id="play" title={`How the ${name} plays`}>
      <p className={tables.prose}>{text}</p>
    </Section>
  );
}
