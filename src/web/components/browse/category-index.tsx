import { Link } from 'react-router'

interface Entry {
  label: string
  path: string
  count: number
}

interface CategoryIndexProps {
  groups: ReadonlyArray<{ initial: string; entries: ReadonlyArray<Entry> }>
  /** How many more there are. */
  rest: number
}

/** Like the index of a book: a heading for each letter, and the letters above to jump to. */
export function CategoryIndex({ groups, rest }: CategoryIndexProps) {
  return (
    <>
      {groups.length > 3 && (
        <nav aria-label="Letters" className="mb-6 flex flex-wrap gap-1">
          {groups.map(({ initial }) => (
            <a
              key={initial}
              href={`#${anchorOf(initial)}`}
              className="grid size-11 place-items-center rounded-pill bg-sunk font-display font-[560] no-underline hover:bg-blush"
            >
              {initial}
            </a>
          ))}
        </nav>
      )}
      <div className="grid gap-8">
        {groups.map(({ initial, entries }) => (
          <section key={initial} aria-labelledby={anchorOf(initial)}>
            <h2 id={anchorOf(initial)} className="mb-1 border-b border-line pb-1 text-h3">
              {initial}
            </h2>
            <ul className="columns-[14rem] gap-x-gap">
              {entries.map(({ label, path, count }) => (
                <li key={label} className="break-inside-avoid">
                  <Link
                    to={path}
                    className="flex min-h-11 items-center justify-between gap-3 rounded-sm px-2 text-ink no-underline hover:bg-sunk"
                  >
                    <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
                    <span className="text-small text-ink-soft tabular-nums">
                      {count.toLocaleString('en')}
                      <span className="sr-only"> {count === 1 ? 'recipe' : 'recipes'}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {rest > 0 && (
        <p className="mt-8 text-ink-soft">
          These are the largest. The {rest.toLocaleString('en')} smallest are found by{' '}
          <Link to="/search">searching for their name</Link>.
        </p>
      )}
    </>
  )
}

const anchorOf = (initial: string) => `letter-${initial === '#' ? 'other' : initial}`
