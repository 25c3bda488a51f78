import { useLocation } from 'react-router'
import { flashTaken, readFlash } from '../../core/flash.ts'
import { toast } from '../components/ui/toast.ts'
import { useAnswer } from '../components/ui/use-answer.ts'

/** Says once what the page before wanted said here. */
export function useFlash() {
  const { key } = useLocation()
  useAnswer(key, () => {
    const flash = readFlash(document.cookie)
    if (!flash) return
    document.cookie = flashTaken
    toast[flash.kind](flash.title, flash.description)
  })
}
