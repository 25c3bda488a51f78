import { useLocation } from 'react-router'
import { flashTaken, readFlash } from '../../core/forms/flash.ts'
import { toast } from '../ui/toast.ts'
import { useAnswer } from '../ui/use-answer.ts'

/** Shows the flash message of the previous page once. */
export function useFlash() {
  const { key } = useLocation()
  useAnswer(key, () => {
    const flash = readFlash(document.cookie)
    if (!flash) return
    document.cookie = flashTaken
    toast[flash.kind](flash.title, flash.description)
  })
}
