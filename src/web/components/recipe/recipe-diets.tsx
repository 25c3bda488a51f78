/** Guidance, and called that: who reads it may be allergic. */
export function RecipeDiets({ diets }: { diets: ReadonlyArray<string> | null }) {
  if (!diets?.length) return null
  // What vegan says already is not said again.
  const shown = diets.includes('vegan') ? diets.filter((diet) => !/^(?:veget|dairy|egg)/.test(diet)) : diets
  return (
    <p className="-mt-2 mb-6 text-small text-ink-soft print:my-1">
      <strong className="text-ink">Suits:</strong> {shown.join(', ')} — read from the ingredients, check labels
    </p>
  )
}
