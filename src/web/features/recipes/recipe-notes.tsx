import { Lightbulb } from 'lucide-react'
import type { NutritionFacts } from '../../../core/recipes/recipe.ts'
import { cn } from '../../ui/cn.ts'
import { Panel } from '../../ui/panel.tsx'

interface RecipeNotesProps {
  tips: ReadonlyArray<string>
  nutrition: NutritionFacts | null
  /** The language of the tips. */
  lang: string | undefined
}

/** Tips and nutrition, side by side where there is room. Renders nothing if the recipe has neither. */
export function RecipeNotes({ tips, nutrition, lang }: RecipeNotesProps) {
  const facts = nutrition === null ? [] : listFacts(nutrition)
  if (tips.length === 0 && facts.length === 0) return null
  return (
    <div
      className={cn(
        'mt-6 grid items-start gap-5 print:mt-3 print:grid-cols-1 print:gap-2',
        tips.length > 0 && facts.length > 0 && 'md:grid-cols-[1.2fr_1fr]',
      )}
    >
      {tips.length > 0 && <Tips tips={tips} lang={lang} />}
      {facts.length > 0 && <Nutrition facts={facts} />}
    </div>
  )
}

function Tips({ tips, lang }: Pick<RecipeNotesProps, 'tips' | 'lang'>) {
  return (
    <Panel variant="tint" aria-labelledby="tips" className="min-w-0 print:bg-transparent print:p-0">
      <h2 id="tips" className="mb-3.5 flex items-center gap-2 text-[1.5rem] print:mb-1">
        <Lightbulb aria-hidden className="print:hidden" />
        Tips
      </h2>
      <ul lang={lang} className="grid gap-2.5 print:gap-0.5">
        {[...new Set(tips)].map((tip) => (
          <li
            key={tip}
            dir="auto"
            className="relative pl-5.5 [overflow-wrap:anywhere] before:absolute before:top-[.5em] before:left-0 before:h-2.5 before:w-2.75 before:rounded-[38%] before:bg-primary print:list-disc print:pl-0 print:ml-4 print:before:hidden"
          >
            {tip}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface Fact {
  name: string
  value: number
  unit: string | null
}

function listFacts({ calories, protein, carbs, fat }: NutritionFacts): Array<Fact> {
  const all = [
    { name: 'Calories', value: calories, unit: null },
    { name: 'Protein', value: protein, unit: 'g' },
    { name: 'Carbs', value: carbs, unit: 'g' },
    { name: 'Fat', value: fat, unit: 'g' },
  ]
  return all.flatMap(({ value, ...rest }) => (value === null ? [] : [{ ...rest, value: Math.round(value * 10) / 10 }]))
}

function Nutrition({ facts }: { facts: ReadonlyArray<Fact> }) {
  return (
    <Panel aria-labelledby="nutrition" className="print:p-0 print:shadow-none">
      <h2 id="nutrition" className="text-[1.5rem]">
        Nutrition facts
        <span className="hidden print:inline"> per serving</span>
      </h2>
      <p className="mb-3.5 text-small text-ink-soft print:hidden">Per serving</p>
      <dl className="grid grid-cols-2 gap-2.5 print:flex print:gap-6">
        {facts.map(({ name, value, unit }) => (
          <div
            key={name}
            className="rounded-sm bg-sunk px-3.5 pt-2.5 pb-3 print:flex print:items-baseline print:gap-1.5 print:bg-transparent print:p-0"
          >
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="font-display text-[1.5rem] leading-[1.1] font-semibold print:text-[11pt]">
              {value}
              {unit && <small className="text-[.65em] font-medium"> {unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
