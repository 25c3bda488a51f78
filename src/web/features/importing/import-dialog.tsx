import { useId, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { ImportTab } from '../../../core/importing/import-tabs.ts'
import { isAtLeast } from '../../../core/accounts/role.ts'
import peek from '../../art/spot-strawberry.svg'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '../../ui/dialog.tsx'
import type { loader as rootLoader } from '../../root.tsx'
import { formIdOf } from './import-forms.tsx'
import { useIsReviewed } from './use-is-reviewed.ts'
import { Workbench } from './workbench.tsx'

interface ImportDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The import page as a dialog over the current page. */
export default function ImportDialog({ isOpen, onOpenChange }: ImportDialogProps) {
  const formId = useId()
  const [tab, setTab] = useState<ImportTab>('url')
  const isReviewed = useIsReviewed()
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title="Import Recipe"
        description={`You can edit everything before it is saved.${isReviewed ? ' It is listed after review.' : ''}`}
        peek={peek}
        isPage
        footer={
          <>
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
            {tab !== 'csv' && (
              <Button type="submit" form={formIdOf(formId, tab)} variant="primary">
                Import Recipe
              </Button>
            )}
          </>
        }
      >
        <Workbench
          formId={formId}
          url=""
          byHand={false}
          isInDialog
          onTabChange={setTab}
          canFeature={root?.account ? isAtLeast(root.account.role, 'editor') : false}
          onSaved={() => onOpenChange(false)}
        />
      </DialogContent>
    </Dialog>
  )
}
