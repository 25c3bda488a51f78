/** Tells the cook before saving which parts of an imported page were cut to fit the limits of a recipe. */
export function CutNotice({ cut }: { cut: ReadonlyArray<string> | undefined }) {
  if (!cut?.length) return null
  return (
    <section aria-label="What did not fit" className="mb-5 rounded-md bg-blush px-4 py-3">
      <p className="font-[650]">This page has more than fits into one recipe.</p>
      <ul>
        {cut.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </section>
  )
}
