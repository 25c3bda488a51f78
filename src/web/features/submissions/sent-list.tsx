import { Link } from 'react-router'
import { Panel } from '../../ui/panel.tsx'

/** Recipes submitted from this browser, each with a link to its status. */
export function SentList({ recipes }: { recipes: ReadonlyArray<{ title: string; path: string }> }) {
  if (recipes.length === 0) return null
  return (
    <Panel aria-labelledby="sent-title">
      <h2 id="sent-title" className="text-[1.5rem]">
        Submitted from this browser
      </h2>
      <p className="mt-1 text-small text-ink-soft">This browser remembers their links.</p>
      <ul className="mt-2 grid">
        {recipes.map(({ title, path }) => (
          <li key={path}>
            <Link to={path} className="flex min-h-11 items-center [overflow-wrap:anywhere]">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
