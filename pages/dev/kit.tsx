import type { GetStaticProps } from "next";
import { Seo } from "@/components/head/Seo";
import { KitPage } from "@/components/kit/KitPage";

export default function KitRoute() {
  return (
    <>
      <Seo title="Kit" description="Every shared component in its states." path="/dev/kit" noIndex />
      <KitPage />
    </>
  );
}

/** There while developing, and in the builds of the scripts, which the tests look at. The real site answers 404. */
export const getStaticProps: GetStaticProps = () => {
  const isShown = process.env.NODE_ENV === "development" || process.env.QUARRY_KIT === "1";
  return isShown ? { props: {} } : { notFound: true };
};
