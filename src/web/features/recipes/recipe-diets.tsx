import { cn } from '../../ui/cn.ts'

interface RecipeDietsProps {
  diets: ReadonlyArray<string> | null
  className?: string
}

/** Diet labels, marked as guidance, because a visitor may have an allergy. */
export function RecipeDiets({ diets, className }: RecipeDietsProps) {
  if (!diets?.length) return null
  // Vegan includes these labels.
  const shown = diets.includes('vegan') ? diets.filter((diet) => !/^(?:veget|dairy|egg)/.test(diet)) : diets
  return (
    <p className={cn('-mt-2 mb-6 text-small text-ink-soft print:my-1', className)}>
      <strong className="text-ink">Suits:</strong> {shown.join(', ')} (based on the ingredients; check labels)
    </p>
  )
}
