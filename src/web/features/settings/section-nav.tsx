import { useEffect, useState } from 'react'
import { cn } from '../../ui/cn.ts'
import { trayItemLook, trayLook } from '../../ui/tray-look.ts'

interface SectionNavProps {
  sections: ReadonlyArray<readonly [id: string, label: string]>
}

/** Links to the sections of a long form: a tray above it, or beside it where there is room. */
export function SectionNav({ sections }: SectionNavProps) {
  const shown = useShownSection(sections)
  return (
    <nav aria-label="Sections" className="min-w-0 xl:sticky xl:top-24 xl:order-last">
      <ul className={cn(trayLook, 'w-fit max-w-full xl:hidden')}>
        {sections.map(([id, label]) => (
          <li key={id} className="flex shrink-0">
            <a href={`#${id}`} className={cn(trayItemLook(), 'max-sm:px-2.5 max-sm:text-small')}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <ul className="hidden gap-0.5 border-l border-line pl-2 xl:grid">
        {sections.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === shown ? 'true' : undefined}
              className="flex min-h-10 items-center rounded-sm px-3 py-1.5 text-[1rem] leading-[1.3] font-[550] text-ink-soft no-underline hover:bg-sunk hover:text-ink aria-[current=true]:bg-blush aria-[current=true]:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The section that crosses a line a third from the top of the window. */
function useShownSection(sections: SectionNavProps['sections']) {
  const [shown, setShown] = useState(sections[0]?.[0])
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find(({ isIntersecting }) => isIntersecting)
        if (crossing) setShown(crossing.target.id)
      },
      { rootMargin: '-30% 0px -69% 0px' },
    )
    for (const [id] of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return shown
}
