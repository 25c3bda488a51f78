import type { ReactNode } from 'react'
import { useOutletContext } from 'react-router'
import type { Role } from '../../../core/accounts/role.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { cn } from '../../ui/cn.ts'

interface AdminHeadProps {
  title: string
  lead?: ReactNode
  /** The page's main action, to the right of the title. */
  action?: ReactNode
  /** The pages between Admin and this one. */
  above?: ReadonlyArray<{ label: string; to: string }>
  /** The administration's first page has no parent page. */
  isTop?: boolean
}

/** The heading of every page of the administration. */
export function AdminHead({ title, lead, action, above, isTop = false }: AdminHeadProps) {
  // The layout provides the role. An administrator's first page is Admin, an editor's is moderation.
  const top = useOutletContext<Role>() === 'admin' ? '/admin' : '/admin/review'
  return (
    <header className={cn('pt-[clamp(.75rem,2vw,1.75rem)] pb-[clamp(1rem,2vw,1.5rem)]', isTop && 'max-2xl:pt-6')}>
      {!isTop && <Breadcrumbs crumbs={[{ label: 'Admin', to: top }, ...(above ?? []), { label: title }]} />}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="[overflow-wrap:anywhere]">{title}</h1>
          {lead && <p className="mt-2 max-w-[62ch] text-ink-soft">{lead}</p>}
        </div>
        {action}
      </div>
    </header>
  )
}
