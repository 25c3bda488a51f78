import { cva } from 'class-variance-authority'

/**
 * The look of tabs and toggles. The tray scrolls sideways and never wraps. It fades at an end that hides more content.
 * In the dark theme, it has a thin outline, because the browns are too similar to tell the tray from the page.
 */
export const trayLook =
  'tray-fade flex gap-1 overflow-x-auto rounded-pill bg-sunk p-1.25 [scrollbar-width:none] dark:inset-ring dark:inset-ring-line'

export const trayItemLook = cva([
  'inline-flex min-h-11.5 min-w-11 flex-auto shrink-0 items-center justify-center gap-[.45rem] rounded-pill px-3 font-display text-[1.0313rem] leading-none font-[560] whitespace-nowrap text-ink-soft no-underline sm:px-4.5',
  'focus-visible:-outline-offset-3 hover:text-ink',
  'data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-pillow-flat dark:data-[state=active]:shadow-pillow',
  'aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-pillow-flat dark:aria-pressed:shadow-pillow',
  'aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-pillow-flat dark:aria-[current=page]:shadow-pillow',
])
