import { useEffect, useRef, useState } from 'react'

interface Dropped {
  onFiles: (files: ReadonlyArray<File>) => void
  onText: (text: string) => void
}

/** Takes files and text that are dropped or pasted anywhere on the page, except into a field. Returns true during a drag. */
export function useDropped(dropped: Dropped): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(dropped)
  // Runs after every render, because the page may have changed what to do with a file.
  useEffect(() => {
    latest.current = dropped
  })
  useEffect(() => {
    const take = (transfer: DataTransfer | null) => {
      const files = [...(transfer?.files ?? [])]
      const text = transfer?.getData('text/plain').trim() ?? ''
      if (files.length > 0) latest.current.onFiles(files)
      else if (text !== '') latest.current.onText(text)
      return files.length > 0 || text !== ''
    }
    let isOwn = false
    // Text dragged within the page, such as a line of the source, is for the page's own fields.
    const start = () => (isOwn = true)
    const end = () => (isOwn = false)
    const over = (event: DragEvent) => {
      if (isOwn || isForField(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      if (isOwn || isForField(event)) return
      event.preventDefault()
      take(event.dataTransfer)
    }
    const paste = (event: ClipboardEvent) => {
      if (!isForField(event) && take(event.clipboardData)) event.preventDefault()
    }
    window.addEventListener('dragstart', start)
    window.addEventListener('dragend', end)
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    window.addEventListener('paste', paste)
    return () => {
      window.removeEventListener('dragstart', start)
      window.removeEventListener('dragend', end)
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
      window.removeEventListener('paste', paste)
    }
  }, [])
  return isOver
}

/** Fields take text themselves, and file fields take files. */
const isForField = ({ target }: Event) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null
