/** The least that a page of Next.js takes. */
export default function Bare() {
  return (
    <main>
      <h1>Bare</h1>
      <p>Text</p>
    </main>
  );
}
