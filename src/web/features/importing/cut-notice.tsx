/** Tells the cook before saving what was cut to fit the limits of a recipe, or left out because it could not be read. */
export function CutNotice({ cut }: { cut: ReadonlyArray<string> | undefined }) {
  if (!cut?.length) return null
  return (
    <section aria-label="What was left out" className="mb-5 rounded-md bg-blush px-4 py-3">
      <p className="font-[650]">Some parts could not be imported.</p>
      <ul>
        {cut.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </section>
  )
}
