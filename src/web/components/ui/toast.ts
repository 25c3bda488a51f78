import { type ExternalToast, toast as show } from 'sonner'

/** A dash is no description: an absent one takes no room. */
function details(description: string | undefined): ExternalToast {
  return description === undefined ? {} : { description }
}

export const toast = {
  success: (title: string, description?: string) => show.success(title, details(description)),
  error: (title: string, description?: string) => show.error(title, details(description)),
  info: (title: string, description?: string) => show.info(title, details(description)),
}
