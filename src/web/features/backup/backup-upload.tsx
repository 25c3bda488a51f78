import { Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { toast } from '../../ui/toast.ts'

/**
 * Uploads a backup as the request body, because it may have gigabytes. Without script, an administrator copies the file
 * into the folder.
 */
export function BackupUpload({ folder }: { folder: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { revalidate } = useRevalidator()

  async function send({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    if (!file) return
    setProblem(null)
    setPercent(0)
    const told = await upload(file, setPercent)
    setPercent(null)
    currentTarget.value = ''
    setProblem(told)
    if (told !== null) return
    toast.success('Backup uploaded', 'It is complete and can be restored.')
    await revalidate()
  }

  return (
    <div className="grid justify-items-start gap-3">
      <p className="no-script:hidden">
        A backup from another machine or an earlier time. The whole file is checked. Nothing changes until you restore
        it.
      </p>
      <p className="hidden no-script:block">
        To restore a backup from elsewhere, copy it into <code>{folder}</code> under a name like{' '}
        <code>kitchen-2026-11-20-143000.backup</code> and reload this page, or use <code>bin/marshmallow restore</code>.
      </p>
      <input
        ref={input}
        type="file"
        accept=".backup,application/gzip"
        aria-label="Backup file"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void send(event)}
      />
      <Button
        className="no-script:hidden"
        pending={percent !== null}
        pendingLabel="Uploading..."
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden />
        Upload a backup
      </Button>
      {percent !== null && <Progress label="Uploading the backup" value={percent} className="w-full max-w-[28rem]" />}
      {problem !== null && (
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}

/** Uploads the file. Returns the problem, or null. */
function upload(file: File, onProgress: (percent: number) => void): Promise<string | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const broken = 'The connection broke during the upload. Please try again.'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress((loaded / total) * 100))
    request.addEventListener('error', () => resolve(broken))
    request.addEventListener('load', () =>
      resolve(request.status === 201 ? null : (errorIn(request.responseText) ?? broken)),
    )
    request.open('POST', '/api/backups')
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.send(file)
  })
}

/** Returns the error in an answer. Returns undefined if the answer is not JSON, such as the page of a proxy. */
function errorIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { error?: string }).error
  } catch {
    return undefined
  }
}
