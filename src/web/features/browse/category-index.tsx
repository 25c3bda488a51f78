import { numberText } from '../../../core/text/number-text.ts'
import { Link } from 'react-router'

export interface Entry {
  label: string
  path: string
  count: number
}

interface CategoryIndexProps {
  groups: ReadonlyArray<{ initial: string; entries: ReadonlyArray<Entry> }>
  /** The number of categories not listed. */
  rest: number
}

/** One constant for all entries, because there may be a thousand. */
const entriesLook = [
  'columns-[14rem] gap-x-gap [&_li]:break-inside-avoid',
  '[&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:justify-between [&_a]:gap-3 [&_a]:rounded-sm [&_a]:px-2 [&_a]:text-ink [&_a]:no-underline [&_a]:[overflow-wrap:anywhere] [&_a:hover]:bg-sunk',
  '[&_span]:text-small [&_span]:text-ink-soft [&_span]:tabular-nums [&_i]:sr-only',
].join(' ')

/** A list that fits on a screen needs no letters. */
const fewestWithLetters = 40

/** An index with a heading for each letter and links to the letters. A short list has no headings. */
export function CategoryIndex({ groups, rest }: CategoryIndexProps) {
  const all = groups.flatMap(({ entries }) => entries)
  if (all.length < fewestWithLetters) return <Entries entries={all} />
  return (
    <>
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
      <div className="grid gap-8">
        {groups.map(({ initial, entries }) => (
          <section key={initial} aria-labelledby={anchorOf(initial)}>
            <h2 id={anchorOf(initial)} className="mb-1 border-b border-line pb-1 text-h3">
              {initial}
            </h2>
            <Entries entries={entries} />
          </section>
        ))}
      </div>
      {rest > 0 && (
        <p className="mt-8 text-ink-soft">
          These are the largest. The {numberText(rest)} smallest can be found by{' '}
          <Link to="/search">searching for their name</Link>.
        </p>
      )}
    </>
  )
}

function Entries({ entries }: { entries: ReadonlyArray<Entry> }) {
  return (
    <ul className={entriesLook}>
      {entries.map(({ label, path, count }) => (
        <li key={path}>
          <Link to={path} discover="none">
            {label}
            <span>
              {numberText(count)}
              <i> {count === 1 ? 'recipe' : 'recipes'}</i>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const anchorOf = (initial: string) => `letter-${initial === '#' ? 'other' : initial}`
