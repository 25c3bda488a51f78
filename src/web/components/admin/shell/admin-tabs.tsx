import { KeyRound, Tag } from 'lucide-react'
import { LinkTray } from './link-tray.tsx'

/** The tabs of the administration's first page. */
export function AdminTabs() {
  return (
    <LinkTray
      label="Admin"
      links={[
        { to: '/admin', label: 'Affiliates', icon: <Tag aria-hidden /> },
        { to: '/admin/keys', label: 'API Keys', icon: <KeyRound aria-hidden /> },
      ]}
    />
  )
}
