import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { storedEntry } from '../browser/stored-entry.ts'
import { IconButton } from '../ui/icon-button.tsx'

type Theme = 'light' | 'dark'

/** The saved theme. `theme-script.ts` reads the entry before any module is loaded. */
const themeEntry = storedEntry<Theme | null>({
  name: 'theme',
  version: 1,
  empty: null,
  isBare: true,
  check: (value) => (value === 'light' || value === 'dark' ? value : undefined),
})

function switchTheme(): Theme {
  const root = document.documentElement
  const theme: Theme = root.dataset.theme === 'dark' ? 'light' : 'dark'
  root.dataset.theme = theme
  themeEntry.write(theme)
  return theme
}

/**
 * Switches the theme. The document stores the theme instead of React. The server cannot read it, so both icons are
 * rendered.
 */
export function ThemeToggle({ className }: { className?: string }) {
  const [announced, setAnnounced] = useState<Theme | null>(null)
  return (
    <>
      <IconButton
        variant="quiet"
        size="lg"
        label="Switch between light and dark"
        onClick={() => setAnnounced(switchTheme())}
        className={className}
      >
        <Moon aria-hidden className="dark:hidden" />
        <Sun aria-hidden className="hidden dark:block" />
      </IconButton>
      <output className="sr-only">{announced && `${announced === 'dark' ? 'Dark' : 'Light'} theme on`}</output>
    </>
  )
}
