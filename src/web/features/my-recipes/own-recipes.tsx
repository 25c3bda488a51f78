import { useState } from 'react'
import { Link } from 'react-router'
import { type OwnRecipe, readOwnRecipes } from '../../../core/recipes/own-recipe.ts'
import { useStored } from '../../browser/stored-entry.ts'
import { useRead } from '../../browser/use-read.ts'
import { accountEntry } from '../../shell/account-entry.ts'
import { StatusBadge } from '../moderation/status-badge.tsx'
import { myRecipePath } from './my-recipe-path.ts'

interface OwnRecipesProps {
  words?: string
  home?: ReadonlyArray<string>
}

const noFoods: ReadonlyArray<string> = []

/**
 * The cook's own recipes that a search does not list, such as those that wait for review. The browser asks for them,
 * because the page is cached for everyone.
 */
export function OwnRecipes({ words = '', home = noFoods }: OwnRecipesProps) {
  const account = useStored(accountEntry, null)
  const [found, setFound] = useState<{ address: string; recipes: ReadonlyArray<OwnRecipe> } | null>(null)
  const isAsked = Boolean(account) && (words.trim() !== '' || home.length > 0)
  const search = new URLSearchParams([
    ...(words.trim() ? [['q', words.trim()]] : []),
    ...home.map((food) => ['have', food]),
  ])
  const address = isAsked ? `/search/own?${search}` : null
  useRead(address, readOwnRecipes, (recipes) => setFound({ address: address ?? '', recipes }))
  if (!found || found.address !== address || found.recipes.length === 0) return null
  return (
    <section aria-labelledby="own-recipes" className="mb-5 rounded-lg bg-blush px-5 py-4 print:hidden">
      <h2 id="own-recipes" className="text-[1.0625rem] font-[560]">
        In <Link to="/my-recipes">My Recipes</Link>
      </h2>
      <ul className="mt-1">
        {found.recipes.map(({ id, title, status }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-2.5">
            <Link to={myRecipePath(id)} className="min-w-0 py-2 font-semibold [overflow-wrap:anywhere]">
              {title}
            </Link>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </section>
  )
}
