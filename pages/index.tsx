export default function HomePage() {
  return <main>Quarry</main>;
}
