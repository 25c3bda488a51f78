import { Link } from 'react-router'
import { kbPath, type KbTab, kbTabs } from '../../../core/content/kb-address.ts'
import { useHasPart } from '../../ui/use-has-part.ts'
import { trayItemLook, trayLook } from '../../ui/tray-look.ts'

/** Tabs that are links, so each has an address and works without script. */
export function KbTabs({ current }: { current: KbTab }) {
  const hasCommunity = useHasPart('community')
  const tabs = kbTabs.filter(({ tab }) => hasCommunity || tab !== 'community')
  return (
    <nav aria-label="Parts of the knowledge base" className={`${trayLook} relative`}>
      {tabs.map(({ tab, label }) => (
        <Link
          key={tab}
          ref={tab === current ? showInTray : undefined}
          to={kbPath({ tab })}
          preventScrollReset
          prefetch="intent"
          aria-current={tab === current ? 'page' : undefined}
          className={trayItemLook()}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** On a phone the tray scrolls sideways, so this scrolls the current tab into view. */
function showInTray(tab: HTMLElement | null) {
  const tray = tab?.parentElement
  if (tab && tray) tray.scrollLeft = tab.offsetLeft - tray.clientWidth / 3
}
