import { toast } from '../../ui/toast.ts'

export const sayNotStored = () =>
  toast.error('Your browser doesn’t allow this site to save anything', 'The change lasts until you close this tab.')
