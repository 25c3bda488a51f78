import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { ButtonLink } from '../components/ui/button.tsx'

/** Fetched on the first press: a page one reads recipes on need not carry the editor. */
const ImportDialog = lazy(() => import('./import-dialog.tsx'))

/** A link to the import page which, with script, opens the dialog instead. */
export function ImportButton(props: Omit<ComponentProps<typeof ButtonLink>, 'to' | 'onClick'>) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  return (
    <>
      <ButtonLink
        to="/import"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpened(true)
          setOpen(true)
        }}
        {...props}
      />
      {wasOpened && (
        <Suspense>
          <ImportDialog isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
