/** Diet labels, marked as guidance, because a visitor may have an allergy. */
export function RecipeDiets({ diets }: { diets: ReadonlyArray<string> | null }) {
  if (!diets?.length) return null
  // Vegan includes these labels.
  const shown = diets.includes('vegan') ? diets.filter((diet) => !/^(?:veget|dairy|egg)/.test(diet)) : diets
  return (
    <p className="-mt-2 mb-6 text-small text-ink-soft print:my-1">
      <strong className="text-ink">Suits:</strong> {shown.join(', ')} (based on the ingredients; check labels)
    </p>
  )
}
