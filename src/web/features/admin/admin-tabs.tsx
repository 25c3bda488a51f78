import { Database, KeyRound, Tag } from 'lucide-react'
import { useLocation } from 'react-router'
import { LinkTray } from './link-tray.tsx'

/** The tabs of the administration's first page. */
export function AdminTabs() {
  const { pathname } = useLocation()
  return (
    <LinkTray
      label="Admin"
      links={[
        { to: '/admin', label: 'Affiliates', icon: <Tag aria-hidden /> },
        { to: '/admin/keys', label: 'API Keys', icon: <KeyRound aria-hidden /> },
        {
          to: '/admin/templates',
          label: 'Database Templates',
          icon: <Database aria-hidden />,
          isCurrent: pathname.startsWith('/admin/templates'),
        },
      ]}
    />
  )
}
