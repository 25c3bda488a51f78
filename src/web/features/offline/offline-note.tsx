import { CloudDownload } from 'lucide-react'
import type { StoreReport } from '../../../core/offline/storing.ts'
import { counted } from '../../../core/text/counted.ts'
import { useStored } from '../../browser/stored-entry.ts'
import { reportEntry } from './stored-report.ts'

/** Says which recipes open without a connection, and why some don’t. */
export function OfflineNote({ className }: { className?: string }) {
  const { report, isForbidden } = useStored(reportEntry)
  const isAlarm = report?.problem === 'full'
  const text = isForbidden ? forbidden : report ? textOf(report) : null
  return (
    <div role={isAlarm ? 'alert' : 'status'} className={className}>
      {text && (
        <p
          className={
            isAlarm
              ? 'rounded-md bg-berry px-4 py-3 text-berry-ink'
              : 'flex items-center gap-2.5 text-small text-ink-soft [&_svg]:size-5 [&_svg]:flex-none'
          }
        >
          {!isAlarm && <CloudDownload aria-hidden />}
          {text}
        </p>
      )}
    </div>
  )
}

const forbidden = 'These recipes need a connection, because this browser doesn’t let the site store pages.'

function textOf({ stored, problem }: StoreReport) {
  const recipes = counted(stored, 'recipe')
  const open = stored === 1 ? 'opens' : 'open'
  switch (problem) {
    case 'full':
      return `This device has no more room: ${recipes} ${open} without a connection. Free some space, then reload this page. Your list of saved recipes is not affected.`
    case 'limit':
      return `Only ${recipes} of yours ${open} without a connection: first those you cook and plan, then the newest saved ones.`
    default:
      return stored === 0 ? null : `${recipes} ${open} without a connection.`
  }
}
