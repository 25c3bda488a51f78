import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButtonLink } from '../../ui/icon-button.tsx'

interface CookHeaderProps {
  title: string
  /** The language of the title. */
  lang: string | undefined
  recipePath: string
  /** Counted from 1. */
  step: number
  stepCount: number
  /** The buttons beside the title. */
  children: ReactNode
}

/** The title of the recipe, the way out of cook mode, and how much of the recipe is done. */
export function CookHeader({ title, lang, recipePath, step, stepCount, children }: CookHeaderProps) {
  return (
    <header className="sticky top-0 z-10 bg-bg px-4 pt-3 md:px-8 flat:pt-1.5">
      <div className="flex flex-wrap items-center gap-3">
        <IconButtonLink label="Close cook mode" to={recipePath}>
          <X aria-hidden />
        </IconButtonLink>
        <h1 lang={lang} dir="auto" className="min-w-0 flex-1 truncate text-[1.125rem] md:text-[1.375rem]">
          {/* A phone has no room for it beside the buttons. */}
          <span className="max-sm:sr-only">{title}</span>
        </h1>
        {children}
      </div>
      <div aria-hidden className="mt-3 h-1.5 flat:mt-1.5 overflow-hidden rounded-pill bg-sunk">
        <div
          className="h-full rounded-pill bg-primary"
          style={{ width: `${(100 * step) / Math.max(1, stepCount)}%` }}
        />
      </div>
    </header>
  )
}
