import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../ui/icon-button.tsx'

type Theme = 'light' | 'dark'

function switchTheme(): Theme {
  const root = document.documentElement
  const theme: Theme = root.dataset.theme === 'dark' ? 'light' : 'dark'
  root.dataset.theme = theme
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  return theme
}

/** The document holds the theme, not React: the server does not know it, and both signs are drawn. */
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
