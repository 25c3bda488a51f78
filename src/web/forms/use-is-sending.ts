import { useNavigation } from 'react-router'

/** Returns true while the form with this intent is on its way. */
export const useIsSending = (intent: string) => useNavigation().formData?.get('intent') === intent
