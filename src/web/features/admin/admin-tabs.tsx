import { Database, KeyRound, Tag } from 'lucide-react'
import { useLocation } from 'react-router'
import { LinkTray } from './link-tray.tsx'

/** The tabs of the administration's first page, also on the pages they open. */
export function AdminTabs() {
  const { pathname } = useLocation()
  return (
    <LinkTray
      label="Admin"
      links={[
        {
          to: '/admin',
          label: 'Affiliates',
          icon: <Tag aria-hidden />,
          isCurrent: pathname === '/admin' || pathname.startsWith('/admin/affiliates'),
        },
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
