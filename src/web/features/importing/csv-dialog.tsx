import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import type { TableMapping } from '../../../core/importing/table-columns.ts'
import { type ChosenTable, ColumnForm } from './csv-form.tsx'

interface CsvDialogProps {
  chosen: ChosenTable
  onImport: (file: File, columns: TableMapping | undefined) => void
  onCancel: () => void
}

/** Shows the columns of a table that was dropped or chosen as any other file. */
export function CsvDialog({ chosen, onImport, onCancel }: CsvDialogProps) {
  const formId = useId()
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <DialogContent
        title="Import From CSV"
        description="Check what each column holds. Nothing is saved yet."
        isPage
        footer={
          <>
            <Button variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="primary">
              Import Recipes from CSV
            </Button>
          </>
        }
      >
        <ColumnForm chosen={chosen} formId={formId} isRunning={false} onImport={onImport} />
      </DialogContent>
    </Dialog>
  )
}
